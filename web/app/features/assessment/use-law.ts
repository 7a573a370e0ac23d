import { loadGuide, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Guide } from '@openslate/law/place/guide.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { PlaceCode } from '@openslate/law/place/places.ts';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { fetchPart, type MissingPart } from '../../parts/load-part.ts';
import { missingPart, type Part, part } from '../../parts/part.ts';

export type Law = { readonly jurisdiction: Jurisdiction; readonly guide: Guide };

export type LawToCome =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly missing: MissingPart; readonly retry: () => void };

type LoadedLaw<Screen> = LawToCome | ({ readonly kind: 'ready'; readonly screen: Screen } & Law);

const noScreen = part(async () => undefined);

/**
 * The law of one place and its guide, and the screen that works with them. Everything else about the answer is worked
 * out from these, on the device: once they are here, the network is needed no more. Where it is not time yet, their files
 * are brought and nothing of them runs.
 */
export function useLaw(code: PlaceCode): LoadedLaw<undefined>;
export function useLaw<Screen>(code: PlaceCode, screen: Part<Screen>, isTime?: boolean): LoadedLaw<Screen>;
export function useLaw(
  code: PlaceCode,
  screenPart: Part<unknown> = noScreen,
  isTime = true,
): LoadedLaw<unknown> {
  const [law, setLaw] = useState<LoadedLaw<unknown>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    if (!isTime) {
      // Whoever uses the page without them is told if they do not come.
      filesOf(code, screenPart).catch(() => {});
      return;
    }
    let wanted = true;
    setLaw((before) => (before.kind === 'loading' ? before : { kind: 'loading' }));
    Promise.all([loadJurisdiction(code), loadGuide(code), screenPart.load()])
      .then(([jurisdiction, guide, screen]) => {
        if (!wanted) return;
        // A whole result may hang on it: drawn in pieces, it lets a thumb in between.
        startTransition(() => setLaw({ kind: 'ready', jurisdiction, guide, screen }));
      })
      .catch((error: unknown) => {
        if (wanted) setLaw({ kind: 'failed', missing: missingPart(error), retry });
      });
    return () => {
      wanted = false;
    };
  }, [code, attempt, retry, screenPart, isTime]);

  return law;
}

async function filesOf(code: PlaceCode, screenPart: Part<unknown>): Promise<void> {
  await Promise.all([
    fetchPart(() => loadJurisdiction(code)),
    fetchPart(() => loadGuide(code)),
    screenPart.fetch(),
  ]);
}
