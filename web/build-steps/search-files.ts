import { mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { places } from '@openslate/law/place/places.ts';
import type { Plugin } from 'vite';
import { generalDocuments } from '../app/features/search/general-documents.ts';
import { placeDocuments } from '../app/features/search/place-documents.ts';
import type { SearchDocument } from '../app/features/search/search-document.ts';
import { writeIndex } from '../app/features/search/search-index.ts';

const folder = fileURLToPath(new URL('../node_modules/.cache/search', import.meta.url));

/**
 * Makes the indexes that the site is searched by, one of everything general and one of each place: whoever searches
 * loads the first, and of places those that were named. The site names them `@search/general.json` and `@search/pa.json`.
 */
export function searchFiles(): Plugin {
  let made: Promise<void> | undefined;
  return {
    name: 'search-files',
    async config() {
      made ??= makeSearchFiles();
      await made;
      return { resolve: { alias: { '@search': folder } } };
    },
  };
}

async function makeSearchFiles(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all([
    write('general', generalDocuments()),
    ...places.map((place) => write(place.code.toLowerCase(), placeDocuments(place))),
  ]);
}

async function write(name: string, documents: Promise<readonly SearchDocument[]>): Promise<void> {
  // Put in its place whole: another build may be reading the one before.
  const made = `${folder}/${process.pid}-${name}.tmp`;
  await writeFile(made, writeIndex(await documents));
  await rename(made, `${folder}/${name}.json`);
}
