import { prerenderedPages } from '@openslate/contract/site.ts';
import { inject } from 'vitest';

/** Every page as the server sends it, before any script has run. */
export async function drawnPages(): Promise<ReadonlyMap<string, string>> {
  const site = inject('site');
  const pages = new Map<string, string>();
  for (const path of prerenderedPages) pages.set(path, await (await fetch(site + path)).text());
  return pages;
}
