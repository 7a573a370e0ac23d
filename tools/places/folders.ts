import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Guide } from '../../law/place/guide.ts';
import type { Jurisdiction } from '../../law/place/jurisdiction.ts';
import type { EnteredPlace } from '../../law/place/place.ts';
import type { Source } from '../../law/place/source.ts';
import type { WorkedCase } from '../../law/place/worked-case.ts';
import { root } from '../project.ts';

export const jurisdictions = `${root}/law/jurisdictions`;

/** A place as it lies in its folder. */
export type PlaceFolder = {
  readonly folder: string;
  readonly place: EnteredPlace;
  readonly law: Jurisdiction;
  readonly guide: Guide;
  readonly sources: readonly Source[];
  readonly cases: readonly WorkedCase[];
  /** The law’s own text was at hand, and was held against the rules. */
  readonly reviewed: boolean;
};

/** In the order in which people look for them: by name, the federal courts last. */
export async function readFolders(): Promise<readonly PlaceFolder[]> {
  const read = await Promise.all(placeFolders().map((folder) => readFolder(folder)));
  return read.sort(
    ({ place: a }, { place: b }) =>
      Number(a.code === 'US') - Number(b.code === 'US') || a.name.localeCompare(b.name, 'en'),
  );
}

function placeFolders(): string[] {
  return readdirSync(jurisdictions, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map(({ name }) => name);
}

export async function readFolder(folder: string, within = jurisdictions): Promise<PlaceFolder> {
  const read = (file: string) => import(pathToFileURL(`${within}/${folder}/${file}.ts`).href);
  const [{ place }, { law }, { guide }, { sources }, { cases }] = await Promise.all(
    ['place', 'reliefs', 'guide', 'sources', 'cases'].map(read),
  );
  const reviewed = existsSync(`${within}/${folder}/review.ts`);
  return { folder, place, law, guide, sources, cases, reviewed };
}
