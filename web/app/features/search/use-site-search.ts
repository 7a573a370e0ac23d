import { startTransition, useEffect, useState } from 'react';
import type { MissingPart } from '../../parts/load-part.ts';
import { missingPart, part } from '../../parts/part.ts';
import type { FoundGroup } from './find.ts';

const search = part(() => import('./search-site.ts').then(({ searchSite }) => searchSite));

export type SiteSearch =
  | { readonly kind: 'idle' | 'searching' }
  | { readonly kind: 'failed'; readonly missing: MissingPart }
  | { readonly kind: 'found'; readonly groups: readonly FoundGroup[] };

const idle = { kind: 'idle' } as const;

/** Searches as somebody types. What searches comes with the first letter. What was found stays until more is. */
export function useSiteSearch(typed: string): SiteSearch & { readonly retry: () => void } {
  const [state, setState] = useState<SiteSearch>(idle);
  const [attempt, setAttempt] = useState(0);
  const wanted = typed.trim();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt searches again.
  useEffect(() => {
    if (wanted === '') return setState(idle);
    let current = true;
    const show = (next: SiteSearch) => startTransition(() => void (current && setState(next)));
    setState((before) => (before.kind === 'found' ? before : { kind: 'searching' }));
    search
      .load()
      .then((searchSite) => searchSite(wanted))
      .then(
        (groups) => show({ kind: 'found', groups }),
        (error: unknown) => show({ kind: 'failed', missing: missingPart(error) }),
      );
    return () => {
      current = false;
    };
  }, [wanted, attempt]);

  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
