import { KeptPostKeys } from '@openslate/contract/kept-posts.ts';

/*
 * The keys to the posts that were written in this browser. Whoever holds a post's key can delete it, and nobody else
 * but an admin can.
 */

const storageKey = 'community_post_keys';
const most = 100;

/** Where the browser keeps nothing, the keys last as long as the page is open. */
let unkept: KeptPostKeys = [];

export function keyOfPost(id: string): string | undefined {
  return postKeys().find((kept) => kept.id === id)?.key;
}

/** Whether it could be kept. */
export function keepPostKey(id: string, key: string): boolean {
  return keep([{ id, key }, ...postKeys().filter((kept) => kept.id !== id)].slice(0, most));
}

export function forgetPostKey(id: string): void {
  keep(postKeys().filter((kept) => kept.id !== id));
}

function postKeys(): KeptPostKeys {
  try {
    return [...unkept, ...KeptPostKeys.parse(JSON.parse(localStorage.getItem(storageKey) ?? '[]'))];
  } catch {
    // Refused or spoiled: with what was kept before, nothing could be deleted.
    return unkept;
  }
}

function keep(keys: KeptPostKeys): boolean {
  try {
    if (keys.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(keys));
    unkept = [];
    return true;
  } catch {
    unkept = keys;
    return false;
  }
}
