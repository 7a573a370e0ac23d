/*
 * What this browser did with which posts, so that it does each thing once. Only the newest ids are kept: a list that
 * grows for years would fill the little room that a browser gives us.
 */

export type KeptIds = {
  readonly has: (id: string) => boolean;
  readonly add: (id: string) => void;
};

/** A list in the browser's memory. Where there is none, it lasts as long as the page. */
export function keptIds(storageKey: string, most = 500): KeptIds {
  const added = new Set<string>();
  return {
    has: (id) => added.has(id) || stored(storageKey).includes(id),
    add(id) {
      added.add(id);
      const ids = [id, ...stored(storageKey).filter((each) => each !== id)].slice(0, most);
      try {
        localStorage.setItem(storageKey, JSON.stringify(ids));
      } catch {
        // Switched off or full: then only this page remembers.
      }
    },
  };
}

function stored(storageKey: string): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const viewedPosts = keptIds('community_viewed_posts');
export const helpfulPosts = keptIds('community_helpful_posts');
export const reportedPosts = keptIds('community_reported_posts');
