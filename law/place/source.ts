/** Whose words were read, those to be trusted most first. */
type Rank =
  /** The text of the law, or of a bill that became it. */
  | 'statute'
  /** A court, an agency or a legislature about the law; what a court decided. */
  | 'court_or_agency'
  /** Those who collect the law of many places: universities, the Clean Slate Clearinghouse. */
  | 'clearinghouse'
  /** Legal aid, and others who help people for free. */
  | 'legal_aid'
  /** Law firms, newspapers, companies, other people's notes. */
  | 'other';

/** One page that was read. */
export type Source = {
  readonly url: string;
  /** What was read there. */
  readonly what: string;
  readonly rank: Rank;
  /** The words are those of the rank, but a private page shows them. */
  readonly copy?: true;
};

const ranked =
  (rank: Rank) =>
  (url: string, what: string): Source => ({ url, what, rank });

const copied =
  (rank: Rank) =>
  (url: string, what: string): Source => ({ url, what, rank, copy: true });

export const statuteText = ranked('statute');
export const statuteCopy = copied('statute');
export const courtOrAgency = ranked('court_or_agency');
export const courtOrAgencyCopy = copied('court_or_agency');
export const clearinghouse = ranked('clearinghouse');
export const legalAid = ranked('legal_aid');
export const otherPage = ranked('other');
