import { useEffect } from 'react';

/** What an assessment can have on the screen: one that somebody has begun to answer, or its result. */
export type InSight = 'begun' | 'result';

const shown: Record<InSight, number> = { begun: 0, result: 0 };
let resultSeen = false;

/** It is on the screen for as long as `isThere` is true. */
export function useInSight(what: InSight, isThere = true): void {
  useEffect(() => {
    if (!isThere) return;
    shown[what] += 1;
    resultSeen ||= what === 'result';
    return () => {
      shown[what] -= 1;
    };
  }, [what, isThere]);
}

export function isInSight(what: InSight): boolean {
  return shown[what] > 0;
}

/** There was a result since the page was loaded. */
export function wasResultSeen(): boolean {
  return resultSeen;
}
