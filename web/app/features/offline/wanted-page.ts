import { locate } from '@openslate/contract/site.ts';

/** The page that is named in the address of the offline page, if it is one of ours; otherwise home. */
export function wantedPage(search: string): string {
  const wanted = new URLSearchParams(search).get('to') ?? '/';
  const { origin, pathname, search: query } = new URL(wanted, location.origin);
  return origin === location.origin && locate(pathname).kind !== 'moved' ? pathname + query : '/';
}
