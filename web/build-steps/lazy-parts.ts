import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';

/** The bundler's own helper, which it puts around every import(). */
const helper = '\0vite/preload-helper.js';
const loadPart = fileOf('load-part.ts');
const loadRouteModule = fileOf('load-route-module.ts');

/**
 * Has every import() of the site go through `loadPart`, with the paths of all files it takes. The bundler's own helper
 * and the router's name these to the browser as modules, which remembers those that failed.
 */
export function lazyParts(): Plugin {
  const replaced = new Set<string>();
  let turns: ReadonlyMap<string, number> = new Map();
  const turnOf = (file: string) => turns.get(file) ?? -1;
  return {
    name: 'lazy-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // The bundler leaves out the file itself where it needs no other. `loadPart` runs the last one first, and each
          // in a turn of its own: one that came before what it needs would take that along into its turn.
          resolveDependencies: (file, others) =>
            [...new Set([file, ...others])].sort((one, other) => turnOf(other) - turnOf(one)),
        },
      },
    }),
    resolveId(id, importer) {
      if (!id.endsWith('/routeModules.js') || !importer?.includes('/react-router/')) return null;
      replaced.add(id);
      return loadRouteModule;
    },
    load(id) {
      if (id !== helper) return null;
      replaced.add(id);
      return `export { loadPart as __vitePreload } from ${JSON.stringify(loadPart)};`;
    },
    buildEnd(error) {
      // Both are inner parts of their packages. An update that moves them must not pass unnoticed.
      if (!error && replaced.size < 2)
        this.error('What loads the parts of the site could not be put in place: see lazy-parts.ts.');
    },
    generateBundle(_, files) {
      turns = turnsOf(files);
      // A part is fetched, not looked at: nobody would put styles of its own into the page.
      const styles = Object.keys(files).filter((file) => file.endsWith('.css'));
      if (styles.length > 1)
        this.error(`All styles come with the page, from app.css. Besides it there are ${styles.join(', ')}.`);
    },
  };
}

/** In which order files run, each after those it needs. */
function turnsOf(files: Rollup.OutputBundle): Map<string, number> {
  const turns = new Map<string, number>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    const file = files[name];
    if (file?.type !== 'chunk') return;
    file.imports.forEach(visit);
    turns.set(name, turns.size);
  };
  Object.keys(files).forEach(visit);
  return turns;
}

function fileOf(name: string): string {
  return fileURLToPath(new URL(`../app/parts/${name}`, import.meta.url));
}
