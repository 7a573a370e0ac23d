import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import project from '../package.json' with { type: 'json' };
import { lazyParts } from './build-steps/lazy-parts.ts';
import { allowTimeToPrerender } from './build-steps/patient-prerender.ts';
import { publicSettings } from './build-steps/settings.ts';

allowTimeToPrerender();

/** What every place is written with, once for all of them. */
const whatTheLawIsMadeOf = {
  priority: 2,
  test: /\/law\/(vocabulary\/|(when|condition|relief|question|day)\.ts)/,
  name: 'law',
};

/**
 * The law of a place and its guide come in one file: on a slow network every further request counts. Its cases and
 * sources, which few people open, stay apart.
 */
const lawOfPlace = {
  priority: 1,
  test: /\/law\/jurisdictions\/[a-z]{2}\/(?!cases|sources)/,
  name: (id: string) => `law-${/\/jurisdictions\/([a-z]{2})\//.exec(id)?.[1]}`,
};

export default defineConfig({
  plugins: [tailwindcss(), lazyParts(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [whatTheLawIsMadeOf, lawOfPlace] } },
        },
      },
    },
  },
  resolve: {
    alias: {
      // fontkit brings a decoder for WOFF2 with a dictionary of 55 KB (as sent). The fonts of our PDFs are TrueType.
      'brotli/decompress.js': fileURLToPath(new URL('build-steps/no-brotli.ts', import.meta.url)),
    },
  },
  define: {
    __SETTINGS__: JSON.stringify(publicSettings(process.env)),
    __VERSION__: JSON.stringify(project.version),
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://localhost:3000' } },
});
