import { type MadeLink, MadeLinks } from '@openslate/contract/made-links.ts';
import { kept } from '../../../storage/kept.ts';
import { keys } from '../../../storage/keys.ts';

/*
 * The links that were made on this device, so that whoever made one can delete it. Of a link only what deleting takes:
 * without its key, nobody who looks into the browser can open it.
 */

const stored = kept(keys.madeLinks, MadeLinks);

/** The newest first, without those that have expired. */
export function madeLinks(now: Date = new Date()): readonly MadeLink[] {
  const found = stored.find();
  // With what cannot be read, nothing could be deleted.
  if (found.kind !== 'kept') return [];
  return found.value.filter(({ expires }) => Date.parse(expires) > now.getTime());
}

/** Whether it could be remembered. */
export function rememberLink(link: MadeLink): boolean {
  return stored.write([link, ...madeLinks()]);
}

export function forgetLink(id: string): void {
  const left = madeLinks().filter((link) => link.id !== id);
  if (left.length === 0) stored.forget();
  else stored.write(left);
}
