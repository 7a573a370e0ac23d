import { fileURLToPath } from 'node:url';
import { offlineWorker } from '@openslate/contract/offline.ts';
import { build } from 'vite';
import type { KeptFiles } from '../offline/kept-files.ts';

/** Puts the worker that keeps the site on devices, with its list, into one script. */
export async function buildOfflineWorker(client: string, files: KeptFiles): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { __KEPT_FILES__: JSON.stringify(files) },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: fileURLToPath(new URL('../offline/worker.ts', import.meta.url)),
        formats: ['iife'],
        name: 'worker',
        fileName: () => offlineWorker.slice(1),
      },
    },
  });
}
