import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { type PageStart, startPage } from '../app/parts/start-page.ts';

const preload = /<link rel="modulepreload" href="(?<file>[^"]+)"\/>/g;
const moduleScript = /<script type="module" async="">(?<code>[\s\S]*?)<\/script>/;

/**
 * A page is drawn once all of its words are here, up to the script that starts it: half a heading or half a row of links
 * would move when the other half comes. No page is so long that anybody waits for it.
 */
const drawWhole = '<link rel="expect" href="#start" blocking="render"/>';

/** Puts in place of the router's way to start a page, which has all scripts fetched before the page is drawn, our own. */
export async function startScriptsLate(html: string, client: string): Promise<string> {
  await init;
  const code = moduleScript.exec(html)?.groups?.code;
  if (!code) throw new Error('The router starts its pages in another way than late-scripts.ts knows.');
  const preloaded = [...html.matchAll(preload)].map(({ groups }) => groups?.file ?? '');
  const { routes, entry } = readStart(code);
  const files = inOrder(
    [...preloaded, ...Object.values(routes), entry].filter((file) => file !== entry),
    client,
  );
  const start: PageStart = { files, routes, entry };
  return html
    .replaceAll(preload, '')
    .replace('</head>', `${drawWhole}</head>`)
    .replace(moduleScript, () => `<script id="start">(${startPage})(${JSON.stringify(start)})</script>`);
}

/** What the router would have imported: `import * as route0 from "…"`, and the entry by `import("…")`. */
function readStart(code: string): Pick<PageStart, 'routes' | 'entry'> {
  const files = new Map(
    [...code.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name = '', file = '']) => [name, file]),
  );
  const ids = [...code.matchAll(/"([^"]+)":\s*(route\w+)/g)];
  const routes = Object.fromEntries(ids.map(([, id = '', name = '']) => [id, files.get(name) ?? '']));
  const entry = /import\("([^"]+)"\)/.exec(code)?.[1];
  if (!entry || ids.length === 0 || Object.values(routes).includes(''))
    throw new Error('The router starts its pages in another way than late-scripts.ts knows.');
  return { routes, entry };
}

/** All files that these are made of, each after those it needs. */
function inOrder(files: readonly string[], client: string): string[] {
  const ordered = new Set<string>();
  const visited = new Set<string>();
  const visit = (file: string) => {
    if (visited.has(file)) return;
    visited.add(file);
    for (const needed of importsOf(file, client)) visit(needed);
    ordered.add(file);
  };
  for (const file of files) visit(file);
  return [...ordered];
}

function importsOf(file: string, client: string): string[] {
  const [imports] = parse(readFileSync(client + file, 'utf8'));
  return imports.flatMap(({ d, n }) => (d === -1 && n ? [posix.resolve(posix.dirname(file), n)] : []));
}
