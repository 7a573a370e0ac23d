import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startScriptsLate } from './late-scripts.ts';

const client = mkdtempSync(join(tmpdir(), 'openslate-late-scripts-'));
afterAll(() => rmSync(client, { recursive: true, force: true }));

const files: Record<string, string> = {
  '/manifest.js': 'window.manifest = {};',
  '/react.js': 'export const react = 1;',
  '/shell.js': 'import { react } from "./react.js"; export const shell = react;',
  '/root.js': 'import { shell } from "./shell.js"; export default shell;',
  '/home.js':
    'import { react } from "./react.js"; const later = () => import("./later.js"); export default react;',
  '/entry.js': 'import { react } from "./react.js"; react();',
};
for (const [name, code] of Object.entries(files)) writeFileSync(client + name, code);

const page = `<head>${Object.keys(files)
  .map((file) => `<link rel="modulepreload" href="${file}"/>`)
  .join('')}</head><p>Words</p><script type="module" async="">import "/manifest.js";
import * as route0 from "/root.js";
import * as route1 from "/home.js";
window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};
import("/entry.js");</script>`;

it('names every file of the page once, after those it needs, and what the router looks for', async () => {
  const html = await startScriptsLate(page, client);
  const [, given = ''] = /\)\((\{.*\})\)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(given)).toEqual({
    files: ['/manifest.js', '/react.js', '/shell.js', '/root.js', '/home.js'],
    routes: { root: '/root.js', 'routes/home': '/home.js' },
    entry: '/entry.js',
  });
});

it('leaves nothing in the page that has a browser fetch scripts before it is drawn', async () => {
  const html = await startScriptsLate(page, client);
  expect(html).toContain('<p>Words</p>');
  expect(html).not.toMatch(/modulepreload|type="module"|import \* as/);
});

it('has the page drawn when all that stands before its start is here', async () => {
  const html = await startScriptsLate(page, client);
  const [, awaited = ''] = /<link rel="expect" href="#(\w+)" blocking="render"\/><\/head>/.exec(html) ?? [];
  expect(html.indexOf(`<script id="${awaited}">`)).toBeGreaterThan(html.indexOf('<p>Words</p>'));
});

it('stops the build where the router starts its pages in another way', async () => {
  await expect(startScriptsLate('<p>Words</p>', client)).rejects.toThrow(/late-scripts/);
  const moved = page.replace('import("/entry.js")', 'begin("/entry.js")');
  await expect(startScriptsLate(moved, client)).rejects.toThrow(/late-scripts/);
});
