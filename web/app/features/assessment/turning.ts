import { flushSync } from 'react-dom';
import { afterPaint } from './after-paint.ts';

/** What somebody may do before a page that was turned over has settled. Who closes it loses no answer. */
const doings = ['pointerdown', 'keydown', 'click', 'wheel', 'popstate', 'pagehide', 'visibilitychange'];

let toSettle: (() => void) | undefined;

/** From the first page on, and not only while one is turned: to begin takes as long as to turn it. Gives the way to stop. */
export function watchDoings(): () => void {
  const all = new AbortController();
  for (const doing of doings)
    window.addEventListener(doing, settleNow, { capture: true, passive: true, signal: all.signal });
  return () => all.abort();
}

/**
 * The next page lies ready and is in sight already. What follows from that is done once it was painted, or right before
 * the next thing that somebody does, so that it never meets a page that is half turned.
 */
export function settleAfterPaint(call: () => void): void {
  settleNow();
  toSettle = call;
  afterPaint(() => {
    if (toSettle === call) settle();
  });
}

export function isTurning(): boolean {
  return toSettle !== undefined;
}

function settleNow(): void {
  if (toSettle) flushSync(settle);
}

function settle(): void {
  const call = toSettle;
  toSettle = undefined;
  call?.();
}
