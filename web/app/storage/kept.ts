import { putAside } from './aside.ts';
import { asideOf, type Key } from './keys.ts';
import { noteUse, tidy } from './last-use.ts';
import { shelfOf } from './shared-computer.ts';
import { readText, removeText, writeText } from './shelves.ts';

type Found<T> =
  | { readonly kind: 'none' }
  | { readonly kind: 'kept'; readonly value: T }
  /** Broken, or not ours. It stays where it is until something else is written, and is then put aside. */
  | { readonly kind: 'unreadable' };

export type Kept<T> = {
  readonly find: () => Found<T>;
  /** Whether the browser took it. If not, it lasts as long as the page is open. */
  readonly write: (value: T) => boolean;
  /** Whether the browser let us. */
  readonly forget: () => boolean;
};

/** A value of our own in the browser. `parse` throws where something is not one, as a schema does. */
export function kept<T>(key: Key, { parse }: { parse: (stored: unknown) => T }): Kept<T> {
  let written = false;

  function find(): Found<T> {
    if (key.personal) tidy();
    const shelf = shelfOf(key);
    const text = readText(shelf, key.name) ?? readText(shelf, asideOf(key));
    if (text === null) return { kind: 'none' };
    try {
      return { kind: 'kept', value: parse(JSON.parse(text)) };
    } catch {
      return { kind: 'unreadable' };
    }
  }

  function write(value: T): boolean {
    const shelf = shelfOf(key);
    if (!written && find().kind === 'unreadable') putAside(key, shelf);
    written = true;
    const taken = writeText(shelf, key.name, JSON.stringify(value));
    if (key.personal && shelf === 'device') noteUse();
    return taken;
  }

  function forget(): boolean {
    const shelf = shelfOf(key);
    removeText(shelf, asideOf(key));
    const gone = removeText(shelf, key.name);
    if (key.personal) noteUse();
    return gone;
  }

  return { find, write, forget };
}
