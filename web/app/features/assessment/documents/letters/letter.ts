import type { Guide, Told } from '@openslate/law/place/guide.ts';
import type { Paper } from '../paper.ts';
import type { ResultToKeep } from '../result-to-keep.ts';

/** What a person may fill in. Letters share their fields, so that a name is typed once. */
export type LetterFieldName =
  | 'name'
  | 'address'
  | 'contact'
  | 'birthDate'
  | 'otherNames'
  | 'agency'
  | 'agencyAddress'
  | 'court'
  | 'courtAddress'
  | 'company'
  | 'companyAddress'
  | 'caseNumber'
  | 'charge'
  | 'asking'
  | 'household'
  | 'income'
  | 'benefits'
  | 'hardship'
  | 'report'
  | 'clearedHow'
  | 'clearedOn'
  | 'reportReaders'
  | 'helper'
  | 'helperAddress'
  | 'found'
  | 'deadline'
  | 'question';

export type LetterField = {
  readonly name: LetterFieldName;
  readonly label: string;
  readonly hint?: string;
  readonly lines?: number;
  /** What browsers call it, for fields about the person: they can fill it in. */
  readonly autoComplete?: string;
};

export type FilledIn = Readonly<Partial<Record<LetterFieldName, string>>>;

/** A sentence to know before sending, with the page or the section of law it comes from. */
export type Advice = Told & { readonly label?: string };

export type Letter = {
  readonly id: string;
  readonly name: string;
  /** Whom it is for, and when to use it. */
  readonly use: string;
  readonly fields: readonly LetterField[];
  /** Whether the person has what it is about. */
  readonly isFor: (kept: ResultToKeep) => boolean;
  /** What the answers and the law say already. What neither knows stays empty. */
  readonly known: (kept: ResultToKeep) => FilledIn;
  readonly advice: (guide: Guide) => readonly Advice[];
  /** It may go by mail from the device as well. */
  readonly mailed?: true;
  readonly write: (filled: FilledIn, date: string) => Paper;
};

/** The fields about the person who signs. */
export const aboutYou: readonly LetterField[] = [
  { name: 'name', label: 'Your full name', autoComplete: 'name' },
  { name: 'address', label: 'Your mailing address', lines: 3, autoComplete: 'street-address' },
  { name: 'contact', label: 'Your phone number or email', hint: 'Only if they may use it.' },
];
