import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltFile, type BuiltPage, BuiltSite } from '@openslate/contract/built-site.ts';
import { offlineSize, offlineWorker } from '@openslate/contract/offline.ts';
import type { PublicSettings } from '@openslate/contract/settings.ts';
import { assessmentPages, prerenderedPages, thirdPartyNoticesFile } from '@openslate/contract/site.ts';
import { addBeforePaint } from './before-paint.ts';
import { describeFile, filesBelow } from './built-file.ts';
import { inlineStyles } from './inline-styles.ts';
import { startScriptsLate } from './late-scripts.ts';
import { markKept } from './mark-kept.ts';
import { offlineFiles, offlineSummary, weightOf } from './offline-files.ts';
import { buildOfflineWorker } from './offline-worker.ts';
import { headIn, type PageHead } from './page-head.ts';
import { inlineScriptHashes } from './script-hashes.ts';
import { robotsTxt, sitemapXml } from './search-engines.ts';
import { drawSocialPictures } from './social-pictures.ts';
import { addStructuredData } from './structured-data.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

type Build = { folder: string; settings: PublicSettings };

/** Makes what the bundler leaves out: files for search engines, compressed twins, and the server's list of it all. */
export async function finishSite({ folder, settings }: Build): Promise<void> {
  const client = `${folder}/client`;
  writeFileSync(`${client}/sitemap.xml`, sitemapXml(settings.PUBLIC_URL));
  writeFileSync(`${client}/robots.txt`, robotsTxt(settings.PUBLIC_URL));
  writeFileSync(client + thirdPartyNoticesFile, thirdPartyNotices(join(import.meta.dirname, '..', '..')));
  // The bundler's own list is of no use to a browser.
  rmSync(`${client}/.vite`, { recursive: true, force: true });
  renameSync(`${client}/__spa-fallback.html`, `${client}/shell.html`);
  const headOf = readHeads(client);
  describePages(client, settings, headOf);
  await drawSocialPictures(client, headOf);
  await Promise.all(htmlBelow(client).map((file) => arrange(file, client, settings)));

  const described = await Promise.all(
    filesBelow(client).map(async (name) => [name, await describeFile(client, name)] as const),
  );
  const all = Object.fromEntries(described);

  const page = (file: string): BuiltPage => {
    const built = all[file];
    if (!built) throw new Error(`The build made no ${file}.`);
    return { ...built, file, scriptHashes: inlineScriptHashes(readFileSync(client + file, 'utf8')) };
  };

  const files = described.filter(([name]) => !name.endsWith('.html'));
  await keepOffline(client, [
    ...files,
    ...prerenderedPages.map((path) => [path, page(fileOf(path))] as const),
  ]);
  for (const name of [offlineWorker, offlineSize]) files.push([name, await describeFile(client, name)]);

  const site: BuiltSite = {
    files: Object.fromEntries(files),
    pages: Object.fromEntries(prerenderedPages.map((path) => [path, page(fileOf(path))])),
    shell: page('/shell.html'),
  };
  writeFileSync(`${folder}/site.json`, JSON.stringify(BuiltSite.parse(site)));
}

/** Writes the worker that keeps on devices what is sent of this build. */
async function keepOffline(
  client: string,
  built: readonly (readonly [string, BuiltFile | BuiltPage])[],
): Promise<void> {
  const sent = ([url, file]: (typeof built)[number]) => {
    const name = client + ('file' in file ? file.file : url);
    const { size } = statSync(file.encodings.includes('br') ? `${name}.br` : name);
    return [url, { ...file, bytes: size }] as const;
  };
  const list = await offlineFiles({
    client,
    files: new Map(built.map(sent)),
    fileOf,
  });
  await buildOfflineWorker(client, list);
  writeFileSync(client + offlineSize, JSON.stringify({ bytes: weightOf(list) }));
  console.log(offlineSummary(list));
}

type HeadOf = (path: string) => PageHead;

function readHeads(client: string): HeadOf {
  const heads = new Map(
    prerenderedPages.map((path) => [path, headIn(readFileSync(client + fileOf(path), 'utf8'))]),
  );
  return (path) => {
    const head = heads.get(path);
    if (!head) throw new Error(`There is no page at ${path}.`);
    return head;
  };
}

/** Has every page say to search engines what it is. */
function describePages(client: string, settings: PublicSettings, headOf: HeadOf): void {
  for (const path of prerenderedPages) {
    const file = client + fileOf(path);
    writeFileSync(file, addStructuredData(readFileSync(file, 'utf8'), path, { settings, headOf }));
  }
}

/** Has the page drawn before anything else: its styles are in it, and its scripts start later. */
async function arrange(file: string, client: string, settings: PublicSettings): Promise<void> {
  const html = readFileSync(client + file, 'utf8');
  const drawn = addBeforePaint(inlineStyles(await startScriptsLate(html, client), client), settings);
  writeFileSync(client + file, offersToGoOn(file) ? markKept(drawn) : drawn);
}

function offersToGoOn(file: string): boolean {
  return file === fileOf('/') || assessmentPages.some((page) => file.startsWith(`${page}/`));
}

function htmlBelow(client: string): string[] {
  return filesBelow(client).filter((name) => name.endsWith('.html'));
}

function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}/index.html`;
}
