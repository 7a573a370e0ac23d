import { useCallback, useEffect, useRef, useState } from 'react';
import { isKey } from './sealing.ts';
import { type Opened, openLink, type Trouble } from './shared-link.ts';

export type SharedLink = Opened | { readonly kind: 'opening' } | { readonly kind: Trouble };

/** What a link shows, opened with the key after the `#` of the address. */
export function useSharedLink(id: string): SharedLink & { readonly retry: () => void } {
  const [link, setLink] = useState<SharedLink>({ kind: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const key = useKeptKey(useCallback(() => setAttempt((count) => count + 1), []));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens again.
  useEffect(() => {
    let wanted = true;
    setLink({ kind: 'opening' });
    openLink(id, key()).then((opened) => {
      if (wanted) setLink(opened);
    });
    return () => {
      wanted = false;
    };
  }, [id, attempt, key]);

  return { ...link, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}

/**
 * The key in the address. Links to parts of the page ("Skip to main content") put their own word after the `#`; the
 * key is then put back, so that the address can still be loaded again or copied.
 */
function useKeptKey(onNewKey: () => void): () => string {
  const kept = useRef('');

  useEffect(() => {
    function look() {
      const now = afterHash();
      if (isKey(kept.current) && !isKey(now)) {
        history.replaceState(history.state, '', `#${kept.current}`);
      } else if (now !== kept.current) {
        onNewKey();
      }
    }
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [onNewKey]);

  return useCallback(() => {
    kept.current = afterHash();
    return kept.current;
  }, []);
}

function afterHash(): string {
  return location.hash.slice(1);
}
