import { spawnSync } from 'node:child_process';
import { clearsByItself } from '../../law/engine/clears-by-itself.ts';
import { toldChanges } from '../../law/engine/told-changes.ts';
import { root } from '../project.ts';
import type { PlaceFolder } from './folders.ts';

const byHand =
  '// Written from the folders of the places by `npm run places`. What is changed by hand here is lost.';

/**
 * The lists through which the places are found, as files. The names, without which nothing can be chosen, weigh as
 * little as they can; the law stands behind imports that the bundler sees one by one.
 */
export function listedFiles(folders: readonly PlaceFolder[]): ReadonlyMap<string, string> {
  return new Map(
    Object.entries({
      'names.ts': names(folders),
      'entered.ts': entered(folders),
      'clearing.ts': clearing(folders),
      'clean-slates.ts': cleanSlates(folders),
      'changes.ts': changes(folders),
      'offered.ts': offered(folders),
    }).map(([file, text]) => [`law/jurisdictions/listed/${file}`, formatted(file, `${byHand}\n${text}`)]),
  );
}

function names(folders: readonly PlaceFolder[]): string {
  const rows = folders.map(({ place: { code, name, timeZone } }) => JSON.stringify({ code, name, timeZone }));
  return `export const named = [${rows.join(',')}] as const;`;
}

function entered(folders: readonly PlaceFolder[]): string {
  const rows = folders.map(
    ({ folder, reviewed, place: { code } }) => `${code}: {
        law: async () => (await import('../${folder}/reliefs.ts')).law,
        guide: async () => (await import('../${folder}/guide.ts')).guide,
        sources: async () => (await import('../${folder}/sources.ts')).sources,
        cases: async () => (await import('../${folder}/cases.ts')).cases,
        crimes: async () => (await import('../${folder}/crimes.ts')).crimes,
        ${reviewed ? `review: async () => (await import('../${folder}/review.ts')).review,` : ''}
      }`,
  );
  return `import type { Crime } from '../../place/crime.ts';
    import type { Guide } from '../../place/guide.ts';
    import type { Jurisdiction } from '../../place/jurisdiction.ts';
    import type { PlaceCode } from '../../place/places.ts';
    import type { Reviewed } from '../../place/review.ts';
    import type { Source } from '../../place/source.ts';
    import type { WorkedCase } from '../../place/worked-case.ts';

    type Folder = {
      law: () => Promise<Jurisdiction>;
      guide: () => Promise<Guide>;
      sources: () => Promise<readonly Source[]>;
      cases: () => Promise<readonly WorkedCase[]>;
      crimes: () => Promise<readonly Crime[]>;
      /** Where the law’s own text was at hand. */
      review?: () => Promise<readonly Reviewed[]>;
    };

    /** The law of each place. Each part is loaded only when it is asked for. */
    export const entered: Readonly<Record<PlaceCode, Folder>> = {${rows.join(',')}};`;
}

function clearing(folders: readonly PlaceFolder[]): string {
  const rows = folders.map(({ place, law }) => `${place.code}: '${clearsByItself(law, place.verified)}'`);
  return `import type { Clears } from '../../place/place.ts';
    import type { PlaceCode } from '../../place/places.ts';

    /** What each place clears by itself: told from its reliefs as of the day they were checked. */
    export const clearing: Readonly<Record<PlaceCode, Clears>> = {${rows.join(',')}};`;
}

/** The guides themselves come with the law of their places: nobody who reads about all places has to load that. */
function cleanSlates(folders: readonly PlaceFolder[]): string {
  const rows = folders.map(({ place: { code, verified }, guide: { cleanSlate } }) => {
    return `${code}: ${JSON.stringify({ told: cleanSlate, checked: verified })}`;
  });
  return `import type { CleanSlate } from '../../place/place.ts';
    import type { PlaceCode } from '../../place/places.ts';

    /** What the guide of each place tells of what it clears by itself. */
    export const cleanSlates: Readonly<Record<PlaceCode, CleanSlate>> = {${rows.join(',')}};`;
}

/** For a server, which would stand still for seconds while it reads the law of all places to tell of these. */
function changes(folders: readonly PlaceFolder[]): string {
  const told = folders.flatMap(({ law }) => toldChanges(law));
  return `import type { PlacedChange } from '../../engine/told-changes.ts';

    /** All that is known to have changed or to change in the law of the places. */
    export const changes: readonly PlacedChange[] = ${JSON.stringify(told)};`;
}

function offered(folders: readonly PlaceFolder[]): string {
  const rows = folders.map(({ place: { code, verified }, law }) => {
    const reliefs = law.reliefs.map(({ id, name, kind, automatic = false }) => ({
      id,
      name,
      kind,
      automatic,
    }));
    return `${code}: ${JSON.stringify({ verified, reliefs })}`;
  });
  return `import type { Offered } from '../../place/place.ts';
    import type { PlaceCode } from '../../place/places.ts';

    /** What the law of each place offers. */
    export const offered: Readonly<Record<PlaceCode, Offered>> = {${rows.join(',')}};`;
}

/** As the linter wants it. */
function formatted(file: string, text: string): string {
  const { stdout, status, stderr } = spawnSync('biome', ['format', `--stdin-file-path=${file}`], {
    input: `${text}\n`,
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The lists of the places could not be written. ${stderr}`);
  return stdout;
}
