import { kept } from '../../storage/kept.ts';
import { keptWord } from '../../storage/kept-word.ts';
import { keys } from '../../storage/keys.ts';
import { stringList } from '../../storage/string-list.ts';

const newsOpen = keptWord(keys.newsOpen, /^(true|false)$/);
const seen = kept(keys.seenNews, stringList);

/** Whether the news are open, for as long as the tab is. */
export function areNewsOpen(): boolean {
  return newsOpen.read() === 'true';
}

export function keepNewsOpen(open: boolean): void {
  newsOpen.write(String(open));
}

/** What was shown here before. Only the items that are still shown are remembered. */
export function seenNews(): readonly string[] {
  const found = seen.find();
  return found.kind === 'kept' ? found.value : [];
}

export function noteSeen(ids: readonly string[]): void {
  seen.write(ids);
}

export function countNew(ids: readonly string[], seen: readonly string[]): number {
  return ids.filter((id) => !seen.includes(id)).length;
}
