import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { offlinePage } from '@openslate/contract/offline.ts';
import { notFoundPage, placePages } from '@openslate/contract/site.ts';
import { placeCodes } from '@openslate/law/place/places.ts';
import { init, parse } from 'es-module-lexer';
import type { KeptFile, KeptFiles } from '../offline/kept-files.ts';

/** A file of the site or one of its pages: what tells its content, and what it weighs as it is sent. */
type Sent = { readonly etag: string; readonly immutable: boolean; readonly bytes: number };

type Built = {
  /** Where the files lie. */
  readonly client: string;
  /** By the address at which each is asked for. */
  readonly files: ReadonlyMap<string, Sent>;
  /** The file that holds a page. */
  readonly fileOf: (page: string) => string;
};

/** The pages that a visit begins with. */
const firstPages = ['/', '/assessment', offlinePage];

/** For administrators and developers, for other sites, and what reads pictures, which is too large to fetch unasked. */
const neverOffline =
  /^\/(social|screenshot|logo|social-card|robots|sitemap|apple-touch|favicon\.ico|icon-(512|maskable))|\/(admin|debug-login|emergency|log-?in|axe-|test-|accessibility-test|worker\.min|tesseract)|\.(gz|wasm|xml|txt)$/;

/** What many never open, and what weighs. */
const later =
  /\/(cases-|sources-|pdf|write-pdf|save-or-share|shared-assessment|forum-board|story-form|report-dialog)/;

const ofPlace =
  /\/(?:law|crimes)-([a-z]{2})-[\w-]+\.js$|\/([a-z]{2})-[\w-]{8}\.json$|^\/record-relief\/([a-z]{2})\.data$/;

/** What devices keep of the site, in three parts: to begin with, by place, and all the rest. */
export async function offlineFiles({ client, files, fileOf }: Built): Promise<KeptFiles> {
  await init;
  const read = (name: string) => readFileSync(client + name, 'utf8');
  const names = [...files.keys()].filter((name) => !neverOffline.test(name) && isWanted(name));
  const known = new Set(names);
  const needed = reachable(
    firstPages.flatMap((page) => filesNamedIn(read(fileOf(page)))),
    (name) => (known.has(name) && !later.test(name) && !placeOf(name) ? importsIn(name, read) : []),
  );
  const frame = names.filter(
    (name) =>
      firstPages.includes(name) ||
      name === '/favicon.svg' ||
      (needed.has(name) && !later.test(name) && !placeOf(name)),
  );
  const taken = new Set(frame);
  const part = (listed: readonly string[]) => ({
    files: listed.map((url) => kept(url, files)),
    bytes: listed.reduce((sum, url) => sum + (files.get(url)?.bytes ?? 0), 0),
  });
  return {
    frame: part(frame),
    places: Object.fromEntries(
      placeCodes.map((code) => [
        code.toLowerCase(),
        part(names.filter((name) => placeOf(name) === code.toLowerCase())),
      ]),
    ),
    rest: part(names.filter((name) => !taken.has(name) && !placeOf(name))),
  };
}

/** What all of it weighs as it is sent. */
export function weightOf({ frame, places, rest }: KeptFiles): number {
  return [frame, rest, ...Object.values(places)].reduce((sum, { bytes }) => sum + bytes, 0);
}

/** What a device would fetch, in a line for whoever builds the site. */
export function offlineSummary({ frame, places, rest }: KeptFiles): string {
  const law = Object.values(places);
  const sizes = { 'to begin with': [frame], 'the law of all places': law, 'the rest': [rest] };
  const parts = Object.entries(sizes).map(([name, of]) => {
    const bytes = of.reduce((sum, each) => sum + each.bytes, 0);
    const count = of.reduce((sum, { files }) => sum + files.length, 0);
    return `${name} ${Math.round(bytes / 1024)} KB in ${count} files`;
  });
  return `Kept on devices: ${parts.join(', ')}.`;
}

const drawnFromData = new RegExp(`^(${placePages.join('|')}|/glossary|/shared-assessment)/`);

/** Scripts, fonts, data and lists; of the pages those that stand for no single place or letter, which are drawn from their data. */
function isWanted(name: string): boolean {
  const isPage = !name.includes('.');
  return !isPage || !(name === notFoundPage || drawnFromData.test(name));
}

function placeOf(name: string): string | undefined {
  return ofPlace
    .exec(name)
    ?.slice(1)
    .find((code) => code !== undefined);
}

function kept(url: string, files: Built['files']): KeptFile {
  const file = files.get(url);
  if (!file) throw new Error(`The build made no ${url}.`);
  return { url, revision: file.immutable ? null : file.etag };
}

function filesNamedIn(html: string): string[] {
  return html.match(/\/assets\/[\w.~-]+/g) ?? [];
}

/** What a script imports, at once or later. */
function importsIn(name: string, read: (name: string) => string): string[] {
  if (!name.endsWith('.js')) return [];
  return parse(read(name))[0].flatMap(({ n }) => (n ? [posix.join(posix.dirname(name), n)] : []));
}

function reachable(from: readonly string[], next: (name: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const each of next(name)) visit(each);
  };
  for (const name of from) visit(name);
  return found;
}
