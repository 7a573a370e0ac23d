import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Settings may lie in a file `.env` of the project's folder; the environment itself comes first. */
export function loadSettings(): void {
  try {
    process.loadEnvFile(`${root}/.env`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
