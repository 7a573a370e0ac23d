import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltFile, type BuiltPage, BuiltSite } from '@openslate/contract/built-site.ts';
import { suffixes } from './encoding.ts';

/**
 * The built site, ready to be asked by address. It is read whole at the start and served from memory: a build that
 * runs beside a running server, for the next one, changes nothing under it. Only what its list names is read.
 */
export type Site = {
  /** By address. Maps, because an object would also find what every object inherits. */
  files: ReadonlyMap<string, BuiltFile>;
  pages: ReadonlyMap<string, BuiltPage>;
  shell: BuiltPage;
  /** A file's content, or that of its compressed twin: the name with `.br` or `.gz`. */
  content(name: string): Buffer | undefined;
};

/** Nothing where the site has not been built, or was built half. */
export async function readSite(folder: string): Promise<Site | undefined> {
  const list = await readFile(join(folder, 'site.json'), 'utf8').catch(() => undefined);
  const site = list === undefined ? undefined : parsed(list);
  if (!site) return undefined;
  const contents = await readContents(join(folder, 'client'), namesIn(site));
  if (!contents) return undefined;
  return {
    files: new Map(Object.entries(site.files)),
    pages: new Map(Object.entries(site.pages)),
    shell: site.shell,
    content: (name) => contents.get(name),
  };
}

function namesIn({ files, pages, shell }: BuiltSite): string[] {
  const named = [
    ...Object.entries(files),
    ...[...Object.values(pages), shell].map((page): [string, BuiltFile] => [page.file, page]),
  ];
  return named.flatMap(([name, { encodings }]) => [
    name,
    ...encodings.map((encoding) => name + suffixes[encoding]),
  ]);
}

async function readContents(folder: string, names: string[]): Promise<Map<string, Buffer> | undefined> {
  try {
    return new Map(
      await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
    );
  } catch {
    return undefined;
  }
}

function parsed(list: string): BuiltSite | undefined {
  try {
    return BuiltSite.safeParse(JSON.parse(list)).data;
  } catch {
    return undefined;
  }
}
