import { fetchPart, type MissingPart, PartError } from './load-part.ts';

/** Something of the site whose code is fetched when it is needed. */
export type Part<T> = {
  /** Gives it, fetched at most once. A failure is not kept: the next call asks again. */
  readonly load: () => Promise<T>;
  /** Brings its files onto the device and runs nothing of them, so that it can be had without the network later. */
  readonly fetch: () => Promise<void>;
  /** What there is without waiting. */
  readonly loaded: () => T | undefined;
};

/** The one way to name a part: `part(() => import('./letters.tsx').then(({ Letters }) => Letters))`. */
export function part<T>(importPart: () => Promise<T>): Part<T> {
  let here: T | undefined;
  let coming: Promise<T> | undefined;
  return {
    loaded: () => here,
    fetch: () => (coming ? coming.then(() => {}) : fetchPart(importPart)),
    load: () => {
      coming ??= importPart().then(
        (loaded) => {
          here = loaded;
          return loaded;
        },
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      );
      return coming;
    },
  };
}

export function missingPart(error: unknown): MissingPart {
  return error instanceof PartError ? error.missing : 'unreachable';
}
