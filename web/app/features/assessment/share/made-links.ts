import { type MadeLink, MadeLinks } from '@openslate/contract/made-links.ts';

/*
 * The links that were made on this device, so that whoever made one can delete it. Of a link only what deleting takes:
 * without its key, nobody who looks into the browser can open it.
 */

const storageKey = 'shared_assessments';

/** The newest first, without those that have expired. */
export function madeLinks(now: Date = new Date()): readonly MadeLink[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return MadeLinks.parse(stored).filter(({ expires }) => Date.parse(expires) > now.getTime());
  } catch {
    // Refused or spoiled: there is nothing that could be deleted with it.
    return [];
  }
}

/** Whether it could be remembered. */
export function rememberLink(link: MadeLink): boolean {
  return keep([link, ...madeLinks()]);
}

export function forgetLink(id: string): void {
  keep(madeLinks().filter((link) => link.id !== id));
}

function keep(links: readonly MadeLink[]): boolean {
  try {
    if (links.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(links));
    return true;
  } catch {
    return false;
  }
}
