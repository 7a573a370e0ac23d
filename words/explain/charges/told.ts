import type { Disposition } from '@openslate/law/record/record.ts';
import type { At, FoundCharge } from '../explanation.ts';
import type { Ending, Severity } from './layout.ts';
import { calmly } from './offense.ts';
import type { Row } from './row.ts';

/** What was read of a charge so far. */
export type Told = {
  count?: string;
  offense?: string;
  statute?: string;
  level?: FoundCharge['level'];
  grade?: string;
  ending?: Ending;
  date?: string;
  offenseDate?: string;
};

export type Draft = Told & { at: At; isRow: boolean; isAccusation: boolean };

export function gradedAs(severity: Severity | undefined): Told {
  return {
    ...(severity?.level && { level: severity.level }),
    ...(severity?.grade && { grade: severity.grade }),
  };
}

export function toldOf({ count, offense, statute, level, grade, ending }: Row, days: Told): Told {
  return {
    ...(count && { count }),
    ...(offense && { offense }),
    ...(statute && { statute }),
    ...(level && { level }),
    ...(grade && { grade }),
    ...(ending && { ending }),
    ...days,
  };
}

/** What the police said of the same charge, where the court leaves it out. */
export function accusedOf(draft: Draft, drafts: readonly Draft[]): Told {
  const { offense, isAccusation } = draft;
  if (isAccusation || offense === undefined) return {};
  const before = drafts.find((each) => each.isAccusation && each.offense && alike(each.offense, offense));
  const { statute, level, grade } = before ?? {};
  return { ...(statute && { statute }), ...(level && { level }), ...(grade && { grade }) };
}

/** What has neither a name nor a section is no charge. */
export function foundOf(told: Told, at: At, caseNumber: string | undefined): readonly FoundCharge[] {
  const { offense, statute, level, grade, ending, date, offenseDate } = told;
  if (!offense && !statute) return [];
  const disposition: Disposition | undefined = ending === 'moved' ? undefined : ending;
  return [
    {
      offense: calmly(offense ?? statute ?? ''),
      ...(statute && { statute }),
      ...(level && { level }),
      ...(grade && { grade }),
      ...(disposition && { disposition }),
      ...(disposition && disposition !== 'pending' && date && { date }),
      ...(caseNumber && { caseNumber }),
      ...(offenseDate && { offenseDate }),
      at,
    },
  ];
}

export function alike(one: string, other: string): boolean {
  const start = (words: string) =>
    words
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '')
      .slice(0, 6);
  return start(one) === start(other);
}
