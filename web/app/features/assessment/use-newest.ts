import { useCallback, useLayoutEffect, useRef } from 'react';

/** Stays the same and does what the newest one does: whoever is handed it need not be drawn anew. */
export function useNewest<Args extends unknown[]>(call: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(call);
  useLayoutEffect(() => {
    newest.current = call;
  });
  return useCallback((...args) => newest.current(...args), []);
}
