import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import project from '../package.json' with { type: 'json' };
import { publicSettings } from './build-steps/settings.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: {
    __SETTINGS__: JSON.stringify(publicSettings(process.env)),
    __VERSION__: JSON.stringify(project.version),
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://localhost:3000' } },
});
