import { type Key, keys, personalNames, type Shelf } from './keys.ts';
import { noteUse, tidy } from './last-use.ts';
import { onChangeElsewhere, readText, removeText, writeText } from './shelves.ts';

const { name: flag } = keys.sharedComputer;
const listeners = new Set<() => void>();

/** On a shared computer, what tells of a person lasts as long as the tab. */
export function shelfOf({ shelf, personal }: Key): Shelf {
  return personal && isSharedComputer() ? 'tab' : shelf;
}

export function isSharedComputer(): boolean {
  return readText('device', flag) === 'true';
}

/** Moves everything that tells of a person, at once. */
export function setSharedComputer(shared: boolean): void {
  tidy();
  const [from, to] = shared ? (['device', 'tab'] as const) : (['tab', 'device'] as const);
  if (shared) writeText('device', flag, 'true');
  else removeText('device', flag);
  for (const name of personalNames) {
    const text = readText(from, name);
    if (text === null) continue;
    writeText(to, name, text);
    removeText(from, name);
  }
  noteUse();
  for (const listener of listeners) listener();
}

/** Told when it is switched, in this tab or in another one. */
export function onSharedComputerChange(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onChangeElsewhere(flag, listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
