import type { OrdinaryRecord } from '@openslate/law/comparison/ordinary-records.ts';
import type { CourtForm, Told } from '@openslate/law/place/guide.ts';
import type { ReliefKind } from '@openslate/law/record/record.ts';

/** What the law of a place comes to for most people, as plain data that was read off it when the site was built. */
export type PlainSummary = {
  readonly records: readonly { readonly record: OrdinaryRecord; readonly ways: readonly SummedWay[] }[];
  /** Ways to clear a record that are not for an ordinary one. */
  readonly special: readonly NamedRelief[];
  /** Most people have nothing to file: what follows on forms and courts is for special cases. */
  readonly filedInSpecialCases: boolean;
  readonly cost: readonly SummedTold[];
  readonly waiver: readonly SummedTold[];
  readonly waiverForms: readonly SummedForm[];
  readonly forms: readonly SummedForm[];
  readonly withoutForm: readonly SummedTold[];
  readonly where: readonly SummedTold[];
  /** The names of whom to ask first. */
  readonly helpers: readonly string[];
};

/** A kind of relief, when it opens, and the first of its reliefs on the page. */
export type SummedWay = {
  readonly kind: ReliefKind;
  readonly automatic: boolean;
  readonly wait: string;
  readonly relief: string;
};

type NamedRelief = { readonly id: string; readonly name: string };

export type SummedTold = Omit<Told, 'for'>;

export type SummedForm = Pick<CourtForm, 'number' | 'name' | 'url'>;
