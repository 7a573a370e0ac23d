import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rollup } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { lazyParts } from './lazy-parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'openslate-lazy-parts-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const router = {
  'node_modules/react-router/index.js': "export { loadRouteModule } from './lib/routeModules.js';",
  'node_modules/react-router/package.json':
    '{ "name": "react-router", "type": "module", "exports": "./index.js" }',
  'node_modules/react-router/lib/routeModules.js': "export const loadRouteModule = 'the router’s own';",
};

/** A site of a few files, as the bundler builds it. Gives the code of each file, by its name. */
async function built(files: Record<string, string>): Promise<Map<string, string>> {
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
  const output = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [lazyParts()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(folder, 'start.js'),
        output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[name].js' },
      },
    },
  })) as Rollup.RollupOutput | Rollup.RollupOutput[];
  const [{ output: made }] = [output].flat() as [Rollup.RollupOutput];
  return new Map(made.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])));
}

/** What each import of the start takes, in the order in which it is named. */
function takenIn(code: Map<string, string>): (string | undefined)[][] {
  const start = code.get('start.js') ?? '';
  const [, list = '[]'] = /m\.f\|\|\(m\.f=(\[.*?\])/.exec(start) ?? [];
  const paths: string[] = JSON.parse(list);
  return [...start.matchAll(/__vite__mapDeps\(\[([\d,]+)\]\)/g)].map(([, indices = '']) =>
    indices.split(',').map((index) => paths[Number(index)]),
  );
}

it('gives every import the paths of all files it takes, its own first', async () => {
  const code = await built({
    ...router,
    'start.js': `
      import { loadRouteModule } from 'react-router';
      globalThis.start = [loadRouteModule, () => import('./alone.js'), () => import('./one.js'), () => import('./two.js')];
    `,
    'alone.js': 'export const alone = 1;',
    'one.js': "import { shared } from './shared.js'; export const one = shared;",
    'two.js': "import { shared } from './shared.js'; export const two = shared;",
    'shared.js': "export const shared = () => 'of both';",
  });
  const taken = takenIn(code);
  expect(taken.map(([own]) => own)).toEqual(['assets/alone.js', 'assets/one.js', 'assets/two.js']);
  expect(taken.map((files) => files.includes('assets/shared.js'))).toEqual([false, true, true]);
  expect(code.get('start.js')).toContain('could not be imported');
  expect([...code.values()].join()).not.toMatch(/modulepreload['"`]\s*[;,:]|the router’s own/);
});

it('names each file before those it needs, however the part names them', async () => {
  const code = await built({
    ...router,
    'start.js': `
      import 'react-router';
      globalThis.start = [() => import('./part.js'), () => import('./with-low.js'), () => import('./with-high.js')];
    `,
    'part.js':
      "import { low } from './low.js'; import { high } from './high.js'; export const part = [low, high];",
    'with-low.js': "import { low } from './low.js'; export const withLow = low;",
    'with-high.js': "import { high } from './high.js'; export const withHigh = high;",
    'low.js': "export const low = () => 'low';",
    'high.js': "import { low } from './low.js'; export const high = () => low() + 'high';",
  });
  expect(takenIn(code)[0]).toEqual(['assets/part.js', 'assets/high.js', 'assets/low.js']);
});

it('stops the build where the router has moved what is replaced', async () => {
  await expect(
    built({ 'start.js': "globalThis.start = () => import('./a.js');", 'a.js': 'export const a = 1;' }),
  ).rejects.toThrow(/lazy-parts/);
});

it('stops the build where a part brings styles of its own, which nobody would put into the page', async () => {
  const files = {
    ...router,
    'start.js': `import 'react-router'; import './a.css'; globalThis.start = () => import('./part.js');`,
    'part.js': "import './b.css'; export const part = 1;",
    'a.css': 'a { color: red }',
    'b.css': 'b { color: red }',
  };
  await expect(built(files)).rejects.toThrow(/All styles come with the page/);
});
