/**
 * Explains court papers, a line a file: `npm run --silent explain -- --as-of 2026-11-15 order.txt`, for whoever reads them on
 * that day, or today. Everything is read on this machine.
 */
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { explain } from '@openslate/words/explain/explain.ts';
import { readPaper } from './explaining/read-paper.ts';

const { values, positionals: files } = parseArgs({
  options: { 'as-of': { type: 'string', default: new Date().toISOString().slice(0, 10) } },
  allowPositionals: true,
});
const asOf = values['as-of'];
if (files.length === 0 || !/^\d{4}-\d{2}-\d{2}$/.test(asOf)) {
  console.error('npm run explain -- [--as-of 2026-11-15] FILE…');
  process.exit(1);
}

for (const name of files) {
  try {
    // npm moves to the project's folder; the name is meant from where the person stands.
    const text = await readPaper(resolve(process.env.INIT_CWD ?? '.', name));
    console.log(JSON.stringify({ file: basename(name), ...explain(text, asOf) }));
  } catch (error) {
    console.error(`${name}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
