import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { StartProblem } from '../server/start-problem.ts';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Settings may lie in a file `.env` of the project's folder; the environment itself comes first. */
export function loadSettings(file = `${root}/.env`, env: NodeJS.ProcessEnv = process.env): void {
  for (const [name, value] of Object.entries(parseEnv(readSettings(file)))) env[name] ??= value;
}

function readSettings(file: string): string {
  let text: string;
  try {
    // Some editors begin a file with a mark that would become part of the first name.
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw new StartProblem('The file .env cannot be read. It must be a plain text file.');
  }
  const odd = text
    .split(/\r?\n/)
    .findIndex((line) => !/^\s*(#|$|(export\s+)?[A-Za-z_][A-Za-z0-9_]*\s*=)/.test(line));
  if (odd < 0) return text;
  throw new StartProblem(`Line ${odd + 1} of the file .env is not a setting. Write NAME=value.`);
}
