import { KeptPostKeys } from '@openslate/contract/kept-posts.ts';
import { kept } from '../../storage/kept.ts';
import { keys } from '../../storage/keys.ts';

/*
 * The keys to the posts that were written in this browser. Whoever holds a post's key can delete it, and nobody else
 * but an admin can. Where the browser keeps nothing, they last as long as the page is open.
 */

const stored = kept(keys.postKeys, KeptPostKeys);
const most = 100;

export function keyOfPost(id: string): string | undefined {
  return postKeys().find((post) => post.id === id)?.key;
}

/** Whether it could be kept. */
export function keepPostKey(id: string, key: string): boolean {
  return stored.write([{ id, key }, ...postKeys().filter((post) => post.id !== id)].slice(0, most));
}

export function forgetPostKey(id: string): void {
  const left = postKeys().filter((post) => post.id !== id);
  if (left.length === 0) stored.forget();
  else stored.write(left);
}

function postKeys(): KeptPostKeys {
  const found = stored.find();
  // With what cannot be read, nothing could be deleted.
  return found.kind === 'kept' ? found.value : [];
}
