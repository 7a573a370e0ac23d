import type { Task } from './task.ts';

/** What people of one place need to act, each sentence with the page it was read on. */
export type Guide = {
  /** How to get your own record: from whom, what it costs, how long it takes. */
  readonly ownRecord: readonly Told[];
  readonly forms: readonly CourtForm[];
  /** Where nobody has a form: what to write instead. */
  readonly withoutForm: readonly Told[];
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

/** A sentence and the page that says so. Every sentence has one of the two. */
export type Told = {
  readonly text: string;
  /** A page people may open: `law/place/hosts.ts` has its host. */
  readonly source?: string;
  /** Where it was read, if that is a page nobody is sent to. It is named, never linked. */
  readonly readOn?: string;
  /** Of how to get one’s record: whoever does this pays nothing. Such stand before what has to be paid. */
  readonly free?: true;
  /** The ids of the reliefs it is about. Left out, it is about all. */
  readonly for?: readonly string[];
};

type About = readonly string[] | undefined;

export const told = (text: string, source: string, about?: About): Told => ({
  text,
  source,
  ...(about && { for: about }),
});

/** Read on a page that nobody is sent to; beside it may stand one to open. */
export const toldOn = (readOn: string, text: string, source?: string, about?: About): Told => ({
  text,
  readOn,
  ...(source && { source }),
  ...(about && { for: about }),
});

/** A search of the courts that is open to anybody: the first thing told about one’s own record. */
export const freeSearch = ({ text, url }: Task): Told => ({ text, ...(url && { source: url }), free: true });

/** Those of these sentences that somebody needs who takes one of these ways. */
export function toldAbout(told: readonly Told[], reliefs: readonly string[]): readonly Told[] {
  return told.filter(({ for: about }) => !about || about.some((id) => reliefs.includes(id)));
}

export type CourtForm = {
  readonly number?: string;
  readonly name: string;
  readonly url: string;
  /** Whether the court takes nothing else. */
  readonly demanded: 'yes' | 'no' | 'not known';
  /** The ids of the reliefs it is for. */
  readonly for: readonly string[];
  /** It asks only to be let off the fee. */
  readonly waiver?: true;
  /** Where its number, its name and what it is for were read. Nobody is sent there. */
  readonly readOn: string;
};

/** Who it is that helps. Offices stand among them for their papers: nobody is told to call them for help. */
export type HelperKind =
  | 'legal aid'
  | 'public defender'
  | 'law school'
  | 'court'
  | 'bar association'
  | 'group'
  /** A board, the police, a department: it decides or keeps records. */
  | 'office';

export type Helper = {
  readonly name: string;
  readonly url: string;
  readonly kind: HelperKind;
  readonly what: string;
  /** As people dial it: 866-255-4495. */
  readonly phone?: string;
  readonly cost?: 'free' | 'low cost' | 'free if you have little money';
  readonly languages?: readonly string[];
  /** Whom it serves in words, where that is not the whole place: “Riverside and San Bernardino counties”. */
  readonly area?: string;
  /** The counties that it serves, where all of them were read. Left out, it may serve any. */
  readonly counties?: readonly string[];
  /** When it can be called or visited, in words. */
  readonly hours?: string;
  /** Where this was read, if not at its own address. Nobody is sent there. */
  readonly readOn?: string;
};
