import { startTransition, useCallback, useEffect, useState } from 'react';
import type { MissingPart } from './load-part.ts';
import { missingPart, type Part } from './part.ts';

export type PartInUse<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly missing: MissingPart; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly part: T };

const loading = { kind: 'loading' } as const;

/** A part for a screen, fetched as soon as it is wanted. What stands outside the component. */
export function usePart<T>(part: Part<T>, wanted = true): PartInUse<T> {
  const [state, setState] = useState<PartInUse<T>>(() => {
    const loaded = part.loaded();
    return loaded === undefined ? loading : { kind: 'ready', part: loaded };
  });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setState(loading);
    setAttempt((count) => count + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    if (!wanted) return;
    let inUse = true;
    part.load().then(
      // Drawing it can wait for a thumb.
      (loaded) => startTransition(() => void (inUse && setState({ kind: 'ready', part: loaded }))),
      (error: unknown) => inUse && setState({ kind: 'failed', missing: missingPart(error), retry }),
    );
    return () => {
      inUse = false;
    };
  }, [part, wanted, attempt, retry]);

  return state;
}
