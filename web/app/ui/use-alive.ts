import { useSyncExternalStore } from 'react';

const changesOnlyOnce = () => () => {};

/** Whether the page has come to life in a browser. In what was rendered ahead it has not. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    changesOnlyOnce,
    () => true,
    () => false,
  );
}
