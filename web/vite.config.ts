import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import project from '../package.json' with { type: 'json' };
import { publicSettings } from './build-steps/settings.ts';

function chunkFileNames({ moduleIds }: { moduleIds: readonly string[] }): string {
  const places = new Set(moduleIds.flatMap((id) => /\/law\/jurisdictions\/([a-z]{2})\//.exec(id)?.[1] ?? []));
  const [place] = places;
  return places.size === 1 && place ? `assets/law-${place}-[name]-[hash].js` : 'assets/[name]-[hash].js';
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The law of a place is told apart from the rest by its name, so that its weight can be measured.
  environments: { client: { build: { rolldownOptions: { output: { chunkFileNames } } } } },
  define: {
    __SETTINGS__: JSON.stringify(publicSettings(process.env)),
    __VERSION__: JSON.stringify(project.version),
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://localhost:3000' } },
});
