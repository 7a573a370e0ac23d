import { kept } from '../../storage/kept.ts';
import { keptWord } from '../../storage/kept-word.ts';
import { keys } from '../../storage/keys.ts';
import { stringList } from '../../storage/string-list.ts';

const newsOpen = keptWord(keys.newsOpen, /^(true|false)$/);
const seen = kept(keys.seenNews, stringList);
const before = kept(keys.newsBefore, stringList);

/** Whether the news are open, for as long as the tab is. */
export function areNewsOpen(): boolean {
  return newsOpen.read() === 'true';
}

export function keepNewsOpen(open: boolean): void {
  newsOpen.write(String(open));
}

/**
 * Of these items, what was there at the last visit: at the first, all of them. Of whoever never opened the news nothing is
 * kept, so that looking at a page leaves no trace on the device; for them every visit is the first.
 */
export function knownBefore(ids: readonly string[]): readonly string[] {
  const thisVisit = before.find();
  if (thisVisit.kind === 'kept') return thisVisit.value;
  const lastVisit = seen.find();
  if (lastVisit.kind !== 'kept') return ids;
  before.write(lastVisit.value);
  seen.write(ids);
  return lastVisit.value;
}

/** They were opened: from here on nothing of them is new. Only the items that are still shown are remembered. */
export function noteSeen(ids: readonly string[]): void {
  before.write(ids);
  seen.write(ids);
}

export function countNew(ids: readonly string[], known: readonly string[]): number {
  return ids.filter((id) => !known.includes(id)).length;
}
