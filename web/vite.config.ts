import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import project from '../package.json' with { type: 'json' };
import { chunkGroups } from './build-steps/chunks.ts';
import { compiledAhead } from './build-steps/compiled-ahead.ts';
import { lazyParts } from './build-steps/lazy-parts.ts';
import { allowTimeToPrerender } from './build-steps/patient-prerender.ts';
import { searchFiles } from './build-steps/search-files.ts';
import { publicSettings } from './build-steps/settings.ts';
import { makeSmallFonts } from './build-steps/small-fonts.ts';

allowTimeToPrerender();

export default defineConfig({
  plugins: [tailwindcss(), lazyParts(), compiledAhead(), searchFiles(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
  },
  resolve: {
    alias: {
      '@fonts': await makeSmallFonts(),
      // fontkit brings a decoder for WOFF2 with a dictionary of 55 KB (as sent). The fonts of our PDFs are TrueType.
      'brotli/decompress.js': fileURLToPath(new URL('build-steps/no-brotli.ts', import.meta.url)),
    },
  },
  define: {
    __SETTINGS__: JSON.stringify(publicSettings(process.env)),
    __VERSION__: JSON.stringify(project.version),
    __YEAR__: new Date().getFullYear(),
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://localhost:3000' } },
});
