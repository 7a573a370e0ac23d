import type { Answers } from '@openslate/contract/record.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { dayOf, spanOf } from '@openslate/law/record/day.ts';
import type { Told } from '../../assessment/saved-progress.ts';
import type { CheckedCharge } from './checked-charge.ts';

/** As many as one record holds. */
export const mostCharges = 50;

type Charge = Answers['charges'][number];
type Place = Pick<Jurisdiction, 'grades'>;

const longestName = 60;
const longestStatute = 120;

/**
 * What the paper told, as answers. What it did not tell stays open, and is asked: whether a sentence is over, what was
 * paid, whether this is all there is.
 */
export function chargesTold(checked: readonly CheckedCharge[], place: Place, today: string): Told {
  const right = checked.filter(({ is }) => is === 'right').slice(0, mostCharges);
  const cases = casesOf(right, checked);
  return {
    answers: {
      charges: right.map((charge) => ({ ...chargeTold(charge, place, today), ...cases.get(charge.id) })),
    },
    unknown: [],
    names: Object.fromEntries(
      right.flatMap(({ id, offense }) => {
        const name = offense.trim().slice(0, longestName);
        return name === '' ? [] : [[id, name]];
      }),
    ),
    helping: false,
  };
}

function chargeTold(checked: CheckedCharge, place: Place, today: string): Charge {
  const { id, level, disposition } = checked;
  const statute = checked.statute.trim().slice(0, longestStatute);
  const grade = gradeIn(place, checked);
  const dispositionDate = ending(checked, today);
  const offenseDate = past(checked.offenseDate, today);
  const inOrder =
    !offenseDate || !dispositionDate || spanOf(offenseDate).first <= spanOf(dispositionDate).last;
  return {
    id,
    ...(disposition && { disposition }),
    ...(level && { level }),
    ...(grade && { grade }),
    ...(statute && { statute }),
    ...(offenseDate && inOrder && { offenseDate }),
    ...(dispositionDate && { dispositionDate }),
  };
}

/** A class that the place does not have was misread, or is of another place. */
function gradeIn({ grades }: Place, { level, grade }: CheckedCharge): string | undefined {
  if (!level || !grade) return undefined;
  const isKnown = grade === 'ungraded' || grades?.[level]?.some(({ value }) => value === grade);
  return isKnown ? grade : undefined;
}

/** An open case has not ended, and a pardon has a day of its own beside that of the conviction: a paper names one. */
function ending({ disposition, date }: CheckedCharge, today: string): string | undefined {
  return disposition === 'pending' || disposition === 'pardoned' ? undefined : past(date, today);
}

function past(date: string | undefined, today: string): string | undefined {
  return date && spanOf(date).first <= dayOf(today) ? date : undefined;
}

/** A case is named where at least two charges are known to be of it. */
function casesOf(
  right: readonly CheckedCharge[],
  all: readonly CheckedCharge[],
): ReadonlyMap<string, { readonly caseId: string }> {
  const byFirst = new Map<string, string[]>();
  for (const charge of right) {
    const first = firstOfCase(charge, all);
    byFirst.set(first, [...(byFirst.get(first) ?? []), charge.id]);
  }
  const several = [...byFirst.values()].filter((ids) => ids.length > 1);
  return new Map(
    several.flatMap((ids, index) => ids.map((id) => [id, { caseId: `case-${index + 1}` }] as const)),
  );
}

function firstOfCase({ id, sameCaseAs }: CheckedCharge, all: readonly CheckedCharge[]): string {
  const index = all.findIndex((each) => each.id === id);
  const joined = all.slice(0, Math.max(0, index)).find((each) => each.id === sameCaseAs);
  return joined ? firstOfCase(joined, all) : id;
}
