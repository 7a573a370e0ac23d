/**
 * Explains court papers, a line a file: `npm run --silent explain -- order.txt`. Everything is read on this machine.
 */
import { basename, resolve } from 'node:path';
import { explain } from '@openslate/words/explain/explain.ts';
import { readPaper } from './explaining/read-paper.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('npm run explain -- FILE…');
  process.exit(1);
}

for (const name of files) {
  try {
    // npm moves to the project's folder; the name is meant from where the person stands.
    const text = await readPaper(resolve(process.env.INIT_CWD ?? '.', name));
    console.log(JSON.stringify({ file: basename(name), ...explain(text) }));
  } catch (error) {
    console.error(`${name}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
