import { asideOf, type Key, type Shelf } from './keys.ts';
import { readText, removeText, writeText } from './shelves.ts';

/** What cannot be read makes room for what can. It is not thrown away: the site that wrote it may read it again. */
export function putAside(key: Key, shelf: Shelf): void {
  const text = readText(shelf, key.name);
  if (text === null) return;
  writeText(shelf, asideOf(key), text);
  removeText(shelf, key.name);
}
