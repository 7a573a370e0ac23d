import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type BuiltPage, BuiltSite } from '@openslate/contract/built-site.ts';
import type { PublicSettings } from '@openslate/contract/settings.ts';
import { assessmentPages, prerenderedPages } from '@openslate/contract/site.ts';
import { describeFile, filesBelow } from './built-file.ts';
import { inlineStyles } from './inline-styles.ts';
import { startScriptsLate } from './late-scripts.ts';
import { markKept } from './mark-kept.ts';
import { headOf, type PageHead } from './page-head.ts';
import { inlineScriptHashes } from './script-hashes.ts';
import { robotsTxt, sitemapXml } from './search-engines.ts';
import { addStructuredData } from './structured-data.ts';

type Build = { folder: string; settings: PublicSettings };

/** Makes what the bundler leaves out: files for search engines, compressed twins, and the server's list of it all. */
export async function finishSite({ folder, settings }: Build): Promise<void> {
  const client = `${folder}/client`;
  writeFileSync(`${client}/sitemap.xml`, sitemapXml(settings.PUBLIC_URL));
  writeFileSync(`${client}/robots.txt`, robotsTxt(settings.PUBLIC_URL));
  // The bundler's own list is of no use to a browser.
  rmSync(`${client}/.vite`, { recursive: true, force: true });
  renameSync(`${client}/__spa-fallback.html`, `${client}/shell.html`);
  describePages(client, settings);
  await Promise.all(htmlBelow(client).map((file) => arrange(file, client)));

  const described = await Promise.all(
    filesBelow(client).map(async (name) => [name, await describeFile(client, name)] as const),
  );
  const all = Object.fromEntries(described);

  const page = (file: string): BuiltPage => {
    const built = all[file];
    if (!built) throw new Error(`The build made no ${file}.`);
    return { ...built, file, scriptHashes: inlineScriptHashes(readFileSync(client + file, 'utf8')) };
  };

  const site: BuiltSite = {
    files: Object.fromEntries(described.filter(([name]) => !name.endsWith('.html'))),
    pages: Object.fromEntries(prerenderedPages.map((path) => [path, page(fileOf(path))])),
    shell: page('/shell.html'),
  };
  writeFileSync(`${folder}/site.json`, JSON.stringify(BuiltSite.parse(site)));
}

/** Has every page say to search engines what it is. */
function describePages(client: string, settings: PublicSettings): void {
  const read = (path: string) => readFileSync(client + fileOf(path), 'utf8');
  const heads = new Map<string, PageHead>(prerenderedPages.map((path) => [path, headOf(read(path))]));
  const site = { settings, headOf: (path: string) => heads.get(path) ?? headOf('') };
  for (const path of prerenderedPages)
    writeFileSync(client + fileOf(path), addStructuredData(read(path), path, site));
}

/** Has the page drawn before anything else: its styles are in it, and its scripts start later. */
async function arrange(file: string, client: string): Promise<void> {
  const html = readFileSync(client + file, 'utf8');
  const drawn = inlineStyles(await startScriptsLate(html, client), client);
  writeFileSync(client + file, isAssessment(file) ? markKept(drawn) : drawn);
}

function isAssessment(file: string): boolean {
  return assessmentPages.some((page) => file.startsWith(`${page}/`));
}

function htmlBelow(client: string): string[] {
  return filesBelow(client).filter((name) => name.endsWith('.html'));
}

function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}/index.html`;
}
