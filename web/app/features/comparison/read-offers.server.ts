import { ordinaryRecords } from '@openslate/law/comparison/ordinary-records.ts';
import { type OfferedWay, waysOffered } from '@openslate/law/comparison/ways-offered.ts';
import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { placeCodes } from '@openslate/law/place/places.ts';
import type { OffersInPlace } from './offered-ways.ts';
import { waitWords } from './wait-words.ts';

/** What each place offers for ordinary records, from the laws themselves. It runs when the site is built. */
export function readOffers(): Promise<readonly OffersInPlace[]> {
  return Promise.all(placeCodes.map(async (code) => offersIn(await loadJurisdiction(code))));
}

export function offersIn(law: Jurisdiction): OffersInPlace {
  const offers = ordinaryRecords.map((record) => [
    record,
    waysOffered(record, law).map((way) => ({
      kind: way.kind,
      ...(way.automatic && { automatic: true }),
      ...(way.alternative && { alternative: true }),
      ...(way.wait !== 'special' && { wait: waitWords(way, record) }),
      ...shortest(way),
    })),
  ]);
  return { code: law.code, offers: Object.fromEntries(offers) };
}

function shortest({ wait }: OfferedWay): { years?: number } {
  if (typeof wait === 'string') return {};
  const { years, months, days } = wait.least;
  return { years: Math.round((years + months / 12 + days / 365) * 100) / 100 };
}
