import { judge } from '../engine/judge.ts';
import type { ChargeResult } from '../engine/result.ts';
import { loadJurisdiction } from '../jurisdictions/index.ts';
import { type PlaceCode, placeCodes } from '../place/places.ts';
import { answersIn, asOf, lives } from './lives.ts';

export type Compared = {
  readonly life: string;
  readonly place: PlaceCode;
  readonly charge: ChargeResult;
};

/** What each place says to the same lives. */
export async function compare(): Promise<readonly Compared[]> {
  const compared: Compared[] = [];
  for (const life of lives)
    for (const place of placeCodes) {
      const jurisdiction = await loadJurisdiction(place);
      const [charge] = judge(answersIn(jurisdiction, life), jurisdiction, asOf).charges;
      if (charge) compared.push({ life: life.name, place, charge });
    }
  return compared;
}
