import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltFile, type BuiltPage, BuiltSite } from '@openslate/contract/built-site.ts';

/** The built site, ready to be asked by address. Only what its list names is ever read from the disk. */
export type Site = {
  fileAt(address: string): BuiltFile | undefined;
  pageAt(address: string): BuiltPage | undefined;
  shell: BuiltPage;
  read(file: string): Promise<Buffer>;
};

/** Nothing where the site has not been built, or was built half. */
export async function readSite(folder: string): Promise<Site | undefined> {
  const list = await readFile(join(folder, 'site.json'), 'utf8').catch(() => undefined);
  const site = list === undefined ? undefined : parsed(list);
  if (!site) return undefined;
  // Maps, because an object would also find what every object inherits.
  const files = new Map(Object.entries(site.files));
  const pages = new Map(Object.entries(site.pages));
  return {
    fileAt: (address) => files.get(address),
    pageAt: (address) => pages.get(address),
    shell: site.shell,
    read: (file) => readFile(join(folder, 'client', file)),
  };
}

function parsed(list: string): BuiltSite | undefined {
  try {
    return BuiltSite.safeParse(JSON.parse(list)).data;
  } catch {
    return undefined;
  }
}
