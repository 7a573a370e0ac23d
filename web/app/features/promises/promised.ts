import type { keys } from '../../storage/keys.ts';

/** Something that we say and keep. `docs/promises.md` names the test behind each. */
export type Promised = {
  readonly words: string;
  /** Where more is said. */
  readonly more?: { readonly to: string; readonly words: string };
  /** What lies in the browser for it. */
  readonly keeps?: readonly (keyof typeof keys)[];
};

export type PartOfPromises = {
  readonly title: string;
  readonly promises: readonly Promised[];
  /** What we cannot promise, said beside it. */
  readonly but?: string;
};
