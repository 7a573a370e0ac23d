import { useEffect } from 'react';

let results = 0;
let seen = false;

/** A result is on the screen for as long as this is true. */
export function useResultInSight(isThere = true): void {
  useEffect(() => {
    if (!isThere) return;
    results += 1;
    seen = true;
    return () => {
      results -= 1;
    };
  }, [isThere]);
}

export function isResultInSight(): boolean {
  return results > 0;
}

/** There was a result since the page was loaded. */
export function wasResultSeen(): boolean {
  return seen;
}
