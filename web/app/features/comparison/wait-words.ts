import type { OrdinaryRecord } from '@openslate/law/comparison/ordinary-records.ts';
import type { OfferedWay, Wait } from '@openslate/law/comparison/ways-offered.ts';
import { after, type Period, wordsOf } from '@openslate/law/record/day.ts';

/** When a way opens, in words that follow its name: “3 to 5 years after the sentence ends”. */
export function waitWords({ wait, partly }: OfferedWay, record: OrdinaryRecord): string {
  const when =
    wait === 'depends'
      ? 'it depends'
      : wait === 'special'
        ? 'only in special cases'
        : knownWait(wait, record);
  return partly ? `${when}; not for every crime or class` : when;
}

function knownWait({ least, most, since }: Wait, record: OrdinaryRecord): string {
  if (isNone(most)) return record === 'dropped' ? 'no wait' : 'once the sentence is over';
  const start =
    record === 'dropped'
      ? ' after the case ended'
      : since && (since === 'over' ? ' after the sentence ends' : ' after the conviction');
  return spanWords(least, most) + (start ?? '');
}

function spanWords(least: Period, most: Period): string {
  if (isNone(least)) return `up to ${wordsOf(most)}`;
  if (after(0, least) === after(0, most)) return wordsOf(most);
  const inYears = [least, most].every(({ months, days }) => months === 0 && days === 0);
  return `${inYears ? least.years : wordsOf(least)} to ${wordsOf(most)}`;
}

const isNone = (period: Period) => after(0, period) === 0;
