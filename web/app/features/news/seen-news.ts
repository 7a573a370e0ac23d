import type { NewsItem } from '@openslate/contract/news.ts';

const visibleKey = 'newsTickerVisible';
const seenKey = 'newsTickerSeen';

/** Whether the news are open, for as long as the tab is. */
export function areNewsOpen(): boolean {
  try {
    return sessionStorage.getItem(visibleKey) === 'true';
  } catch {
    return false;
  }
}

export function keepNewsOpen(open: boolean): void {
  try {
    sessionStorage.setItem(visibleKey, String(open));
  } catch {
    // Then they are closed on the next page.
  }
}

/** What was shown here before. Only the items that are still shown are remembered. */
export function seenNews(): readonly string[] {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(seenKey) ?? '[]');
    return Array.isArray(seen) ? seen.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function noteSeen(items: readonly NewsItem[]): readonly string[] {
  const ids = items.map(({ id }) => id);
  try {
    localStorage.setItem(seenKey, JSON.stringify(ids));
  } catch {
    // Then they are new again the next time.
  }
  return ids;
}

export function countNew(items: readonly NewsItem[], seen: readonly string[]): number {
  return items.filter(({ id }) => !seen.includes(id)).length;
}
