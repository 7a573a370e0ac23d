/** What people of one place need to act, each part with the page it was read on. */
export type Guide = {
  /** How to get your own record: from whom, what it costs, how long it takes. */
  readonly ownRecord: readonly Told[];
  readonly forms: readonly CourtForm[];
  readonly fees: readonly Told[];
  /** What to do if you cannot pay. */
  readonly feeWaiver: readonly Told[];
  readonly whereToFile: readonly Told[];
  /** How many copies, and who must get one. */
  readonly copiesAndService: readonly Told[];
  readonly hearing: readonly Told[];
  readonly howLong: readonly Told[];
  /** How to check that it happened, and what to do if it did not. */
  readonly checkIt: readonly Told[];
  /** What you may answer when an employer asks. */
  readonly employers: readonly Told[];
  readonly cautions: readonly Told[];
  readonly whoStillSeesIt: readonly Told[];
  readonly afterwards: readonly Told[];
  /** What the place clears by itself. */
  readonly cleanSlate: readonly Told[];
  readonly help: readonly Helper[];
};

type Told = { readonly text: string; readonly source: string };

export type CourtForm = {
  readonly number?: string;
  readonly name: string;
  readonly url: string;
  /** Whether the court takes nothing else. */
  readonly demanded: 'yes' | 'no' | 'not known';
  /** The ids of the reliefs it is for. */
  readonly for: readonly string[];
  readonly source: string;
};

export type Helper = {
  readonly name: string;
  readonly url: string;
  readonly what: string;
  /** As people dial it: 866-255-4495. */
  readonly phone?: string;
  readonly cost?: 'free' | 'low cost' | 'free if you have little money';
  readonly languages?: readonly string[];
  /** Where this was read, if not at its own address. */
  readonly source?: string;
};
