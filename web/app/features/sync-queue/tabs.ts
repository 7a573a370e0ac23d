import { longestTry } from './send.ts';

/*
 * Several tabs share one list. Browsers that have locks keep them from getting in each other's way; older ones, and pages
 * that came over plain http, have none.
 */

/** Changes the list while no other tab does. */
export async function inTurn<T>(work: () => T): Promise<T> {
  return hasLocks() ? await navigator.locks.request('background_sync_queue', async () => work()) : work();
}

/** Sends while no other tab does, or not at all: whoever sends goes through the whole list. */
export async function ifNobodySends(work: () => Promise<void>): Promise<void> {
  if (!hasLocks()) return work();
  await navigator.locks.request('background_sync_sending', { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

type Claim = {
  readonly write: (until: number) => Promise<void>;
  readonly read: () => number | undefined;
};

/**
 * Whether this tab may send something. Without locks each tab writes down until when it will be at it, and looks a moment
 * later whether that still stands there: of two at once, the last to write goes on.
 */
export async function mayTry({ write, read }: Claim): Promise<boolean> {
  if (hasLocks()) return true;
  const until = Date.now() + longestTry + Math.random();
  await write(until);
  await new Promise((resolve) => setTimeout(resolve, 200));
  return read() === until;
}

function hasLocks(): boolean {
  return navigator.locks !== undefined;
}
