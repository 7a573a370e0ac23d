import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { Disposition, Level } from '@openslate/law/record/record.ts';

/** What a paper is. The names are part of what other programs read. */
const paperKinds = [
  'complaint',
  'citation',
  'summons',
  'hearing_notice',
  'plea_agreement',
  'judgment',
  'probation_terms',
  'probation_discharge',
  'dismissal_order',
  'acquittal',
  'deferral_order',
  'warrant',
  'docket',
  'criminal_history',
  'background_check',
  'fee_bill',
  'fee_waiver_order',
  'expungement_petition',
  'expungement_order',
  'expungement_denial',
  'objection',
  'pardon',
  'protection_order',
  'letter',
  'unknown',
] as const;

export type PaperKind = (typeof paperKinds)[number];

/** Characters of the text that was read: from this one up to that one. */
export type At = readonly [from: number, upTo: number];

export type DateRole =
  | 'hearing'
  | 'deadline'
  | 'offense'
  | 'arrest'
  | 'filed'
  | 'disposition'
  | 'sentence_end'
  | 'issued'
  | 'birth'
  | 'other';

export type FoundDate = {
  readonly date: string;
  /** Of a day in court: `09:00`. */
  readonly time?: string;
  readonly role: DateRole;
  readonly text: string;
  readonly at: At;
};

export type AmountRole = 'fine' | 'fee' | 'restitution' | 'bail' | 'total' | 'balance' | 'other';

export type FoundAmount = {
  readonly cents: number;
  readonly role: AmountRole;
  readonly text: string;
  readonly at: At;
};

export type FoundCharge = {
  readonly offense: string;
  readonly statute?: string;
  readonly level?: Level;
  readonly grade?: string;
  readonly disposition?: Disposition;
  readonly date?: string;
  readonly caseNumber?: string;
  readonly offenseDate?: string;
  /** The line it was read from, so that a person can check it there. */
  readonly at?: At;
};

export type FoundTerm = { readonly term: string; readonly at: At };

/** A sentence of the paper that is a known formula of courts, and what it says. */
export type FoundSaying = { readonly plain: string; readonly text: string; readonly at: At };

export type NextStep = { readonly text: string; readonly by?: string };

/** What a paper says, in the words of the person who holds it. */
export type Explanation = {
  readonly kind: PaperKind;
  /** How sure that is, up to 1. */
  readonly sure: number;
  /** What else it may be, best first. */
  readonly orElse: readonly PaperKind[];
  readonly title: string;
  readonly meaning: string;
  readonly court?: string;
  readonly caseNumbers: readonly string[];
  readonly state?: PlaceCode;
  readonly dates: readonly FoundDate[];
  readonly amounts: readonly FoundAmount[];
  readonly charges: readonly FoundCharge[];
  readonly terms: readonly FoundTerm[];
  readonly sayings: readonly FoundSaying[];
  readonly next: readonly NextStep[];
  readonly warnings: readonly string[];
};
