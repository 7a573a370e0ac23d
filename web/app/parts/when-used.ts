import { useEffect, useState } from 'react';
import { whenIdle } from '../api/when-idle.ts';

/** Somebody does something with the page: a thumb, a mouse, a key. */
const signs = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin'];

/** In milliseconds: whoever only reads for so long finds everything ready, too. */
const longEnough = 5000;

/**
 * Calls back with the first sign that somebody uses the page, or once they have read for a while: what nobody needs before
 * that does not run while a page opens, when an old phone has enough to do. Gives the way to call it off.
 */
export function whenUsed(call: () => void): () => void {
  const stop = new AbortController();
  const go = () => {
    stop.abort();
    call();
  };
  for (const sign of signs) addEventListener(sign, go, { signal: stop.signal, passive: true });
  const timer = setTimeout(() => {
    const calledOff = whenIdle(go);
    stop.signal.addEventListener('abort', calledOff);
  }, longEnough);
  stop.signal.addEventListener('abort', () => clearTimeout(timer));
  // Who came by a link of ours has used the page already.
  if (navigator.userActivation?.hasBeenActive) go();
  return () => stop.abort();
}

/** Whether it is time for what can wait until the page is used; at once where it is needed to begin with. */
export function useUsed(atOnce: () => boolean): boolean {
  const [used, setUsed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is looked at when the page opens.
  useEffect(() => {
    if (atOnce()) setUsed(true);
    else return whenUsed(() => setUsed(true));
  }, []);
  return used;
}
