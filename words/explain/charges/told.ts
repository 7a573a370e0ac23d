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
  if (isAccusation) return {};
  const accused = drafts.filter((each) => each.isAccusation && each.offense);
  // A court that names the section alone speaks of the charges in their order.
  const inOrder = accused[drafts.filter((each) => !each.isAccusation).indexOf(draft)];
  const numbered = accused.find(({ count }) => count !== undefined && count === draft.count);
  const before =
    offense === undefined
      ? (numbered ?? inOrder)
      : accused.find((each) => alike(each.offense ?? '', offense));
  const { statute, level, grade, offense: name } = before ?? {};
  return {
    ...(name && { offense: name }),
    ...(statute && { statute }),
    ...(level && { level }),
    ...(grade && { grade }),
  };
}

/** What has neither a name nor a section is no charge. */
export function foundOf(told: Told, at: At, caseNumber: string | undefined): readonly FoundCharge[] {
  const { offense, statute, level, grade, ending, date, offenseDate } = told;
  if (!offense && !statute) return [];
  const disposition: Disposition | undefined = ending === 'moved' ? undefined : ending;
  return [
    {
      offense: offense ? calmly(offense) : (statute ?? ''),
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
  const [first, second] = [degreeOf(one), degreeOf(other)];
  return start(one) === start(other) && (first === second || !first || !second);
}

/** Theft of the second degree is another offense than theft of the third. */
function degreeOf(words: string): string | undefined {
  const [, word, digit] =
    /\b(first|second|third|fourth|fifth|sixth|seventh)\b|\b([1-7])(?:st|nd|rd|th)?(?=\s|$|-?deg)/i.exec(
      words,
    ) ?? [];
  const at = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].indexOf(
    word?.toLowerCase() ?? '',
  );
  return digit ?? (at < 0 ? undefined : String(at + 1));
}
