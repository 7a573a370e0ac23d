import { onChangeElsewhere } from './shelves.ts';

/** Whoever shows what lies under one of these names hears of it as if another tab had changed it. */
export function tellOfChange(names: readonly string[]): void {
  for (const name of names) dispatchEvent(new StorageEvent('storage', { key: name }));
}

/** Told when what lies under one of these names is changed as a whole, here or in another tab. */
export function onChangeOf(names: readonly string[], listener: () => void): () => void {
  const stops = names.map((name) => onChangeElsewhere(name, listener));
  return () => {
    for (const stop of stops) stop();
  };
}
