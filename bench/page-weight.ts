import { readFileSync, statSync } from 'node:fs';
import { indexedPages } from '@openslate/contract/site.ts';
import { root } from '../tools/project.ts';

const client = `${root}/web/build/client`;
const budget = 150 * 1024;

/** How much of its budget each page takes: its own HTML and the scripts it asks for at once, as sent (brotli). */
export function measurePageWeight(): void {
  const pages = indexedPages.map((path) => ({ path, ...weigh(path) }));
  const heaviest = pages.toSorted((a, b) => b.scripts - a.scripts).slice(0, 5);
  console.log('\nPage weight: scripts preloaded by the page, as a share of 150 KB');
  console.table(
    heaviest.map(({ path, html, scripts }) => ({
      page: path,
      'HTML (KB)': (html / 1024).toFixed(1),
      'scripts (KB)': (scripts / 1024).toFixed(1),
      'share of budget': (scripts / budget).toFixed(2),
    })),
  );
}

function weigh(path: string): { html: number; scripts: number } {
  const file = path === '/' ? '/index.html' : `${path}/index.html`;
  const html = readFileSync(client + file, 'utf8');
  const scripts = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, name = '']) => name));
  return { html: sent(file), scripts: [...scripts].reduce((sum, name) => sum + sent(name), 0) };
}

function sent(file: string): number {
  return statSync(`${client}${file}.br`).size;
}
