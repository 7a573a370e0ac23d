import { kept } from '../../storage/kept.ts';
import { type Key, keys } from '../../storage/keys.ts';
import { stringList } from '../../storage/string-list.ts';

/*
 * What this browser did with which posts, so that it does each thing once. Only the newest ids are kept: a list that
 * grows for years would fill the little room that a browser gives us.
 */

export type KeptIds = {
  readonly has: (id: string) => boolean;
  readonly add: (id: string) => void;
};

/** A list in the browser's memory. Where there is none, it lasts as long as the page. */
export function keptIds(key: Key, most = 500): KeptIds {
  const list = kept(key, stringList);
  const stored = () => {
    const found = list.find();
    return found.kind === 'kept' ? found.value : [];
  };
  return {
    has: (id) => stored().includes(id),
    add: (id) => {
      list.write([id, ...stored().filter((each) => each !== id)].slice(0, most));
    },
  };
}

export const viewedPosts = keptIds(keys.viewedPosts);
export const helpfulPosts = keptIds(keys.helpfulPosts);
export const reportedPosts = keptIds(keys.reportedPosts);
