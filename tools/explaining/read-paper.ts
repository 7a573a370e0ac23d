import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

/** The text of a paper, whatever it was kept as. */
export async function readPaper(path: string): Promise<string> {
  const kind = extname(path).toLowerCase();
  if (kind !== '.txt') throw new Error(`This reads .txt, not ${kind || 'a file without a kind'}.`);
  return readFile(path, 'utf8');
}
