import { useEffect, useSyncExternalStore } from 'react';

export type SkipTarget = { readonly id: string; readonly label: string };

const none: readonly SkipTarget[] = [];
let targets = none;
const listeners = new Set<() => void>();

/** A part of the screen that keyboards can go straight to, for as long as it is there. */
export function useSkipTarget(id: string, label: string): void {
  useEffect(() => {
    const target = { id, label };
    change([...targets, target]);
    return () => change(targets.filter((each) => each !== target));
  }, [id, label]);
}

/** The parts of the screen that said so. */
export function useSkipTargets(): readonly SkipTarget[] {
  return useSyncExternalStore(
    subscribe,
    () => targets,
    () => none,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly SkipTarget[]): void {
  targets = next;
  for (const listener of listeners) listener();
}
