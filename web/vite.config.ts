import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { publicSettings } from './build-steps/settings.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: { __SETTINGS__: JSON.stringify(publicSettings(process.env)) },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://localhost:3000' } },
});
