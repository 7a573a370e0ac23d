import type { PlaceCode } from './places.ts';
import type { Relief } from './relief.ts';

/** How a source was read: the text of the law itself, an official page about it, or somebody else's account. */
export type Source = {
  readonly url: string;
  readonly what: string;
  readonly read: 'statute' | 'official' | 'secondary';
};

/** The law of one place, as far as it is entered. */
export type Jurisdiction = {
  readonly code: PlaceCode;
  /** The day on which the rules were last checked against their sources. */
  readonly verified: string;
  readonly sources: readonly Source[];
  readonly reliefs: readonly Relief[];
};
