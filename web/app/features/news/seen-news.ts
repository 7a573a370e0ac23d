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

export function noteSeen(ids: readonly string[]): void {
  try {
    localStorage.setItem(seenKey, JSON.stringify(ids));
  } catch {
    // Then they are new again the next time.
  }
}

export function countNew(ids: readonly string[], seen: readonly string[]): number {
  return ids.filter((id) => !seen.includes(id)).length;
}
