import type { Guide } from '@openslate/law/guide.ts';
import type { Jurisdiction } from '@openslate/law/jurisdiction.ts';
import { loadGuide, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { PlaceCode } from '@openslate/law/places.ts';
import { useCallback, useEffect, useState } from 'react';

export type Law = { readonly jurisdiction: Jurisdiction; readonly guide: Guide };

export type LoadedLaw =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | ({ readonly kind: 'ready' } & Law);

/** The law of one place and its guide. Everything else about the answer is worked out from these, on the device. */
export function useLaw(code: PlaceCode): LoadedLaw {
  const [law, setLaw] = useState<LoadedLaw>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    let wanted = true;
    setLaw({ kind: 'loading' });
    Promise.all([loadJurisdiction(code), loadGuide(code)])
      .then(([jurisdiction, guide]) => {
        if (!wanted) return;
        setLaw(jurisdiction && guide ? { kind: 'ready', jurisdiction, guide } : { kind: 'failed', retry });
      })
      .catch(() => {
        if (wanted) setLaw({ kind: 'failed', retry });
      });
    return () => {
      wanted = false;
    };
  }, [code, attempt, retry]);

  return law;
}
