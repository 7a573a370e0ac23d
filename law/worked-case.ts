import type { Answers, Charge } from './record.ts';
import type { Outcome } from './result.ts';

/** A worked story: a jurisdiction's test, and its case study on the site. */
export type WorkedCase = {
  readonly title: string;
  readonly asOf: string;
  readonly answers: Answers;
  readonly expect: Readonly<Record<string, Expected>>;
  /** The law that decides it, in a sentence. */
  readonly why: string;
  /** Where that was read. */
  readonly source: string;
};

export type Expected = {
  readonly outcome: Outcome;
  readonly on?: string;
  readonly relief?: string;
  /** How many of several charges may have the relief. */
  readonly pick?: number;
};

/** Of a person with nothing open, nothing elsewhere and nothing cleared before. */
export const nothingElse = {
  pendingCharges: false,
  mustRegister: false,
  reliefReceived: 0,
  elsewhere: { felonies: 0, misdemeanors: 0 },
} as const satisfies Partial<Answers>;

/** Of a charge in an adult court whose sentence is over and paid, with nothing about it that is rare. */
export const overAndPaid = {
  court: 'adult',
  completed: true,
  probationRevoked: false,
  finesPaid: true,
  restitutionPaid: true,
  traffickingVictim: false,
} as const satisfies Charge;
