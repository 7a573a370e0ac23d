/**
 * Judges any number of records from a file, for clinics: `npm run screen -- records.ndjson` or `records.csv`. With
 * `--outcomes` each charge is given its outcome alone, at several times the rate; `--workers 2` leaves the other cores
 * to others.
 */
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { screenFile } from './screening/screen-file.ts';

const { name, workers, outcomes } = asked();
// npm moves to the project's folder; the name is meant from where the person stands.
const file = resolve(process.env.INIT_CWD ?? '.', name);
try {
  await access(file);
} catch {
  stop(`The file ${file} cannot be read.`);
}

process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) =>
  stop(
    code === 'EPIPE'
      ? 'Whoever read the results has stopped reading, and so the rest was not judged.'
      : `The results cannot be written: ${message}.`,
  ),
);

const { judged, skipped } = await screenFile({
  input: createReadStream(file),
  format: file.toLowerCase().endsWith('.csv') ? 'csv' : 'ndjson',
  output: process.stdout,
  complain: (line, message) => console.error(`line ${line}: ${message}`),
  depth: outcomes ? 'outcomes alone' : 'whole results',
  workers,
});
console.error(`${judged} records judged, ${skipped} skipped.`);

function asked(): { name: string; workers: number; outcomes: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: {
        workers: { type: 'string', default: String(availableParallelism()) },
        outcomes: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [name, ...more] = positionals;
    if (!name || more.length > 0) throw new Error('Name one file.');
    if (!/^[1-9]\d{0,2}$/.test(values.workers)) throw new Error('--workers takes a number from 1 to 999.');
    return { name, workers: Number(values.workers), outcomes: values.outcomes };
  } catch (error) {
    return stop(`${(error as Error).message}\nnpm run screen -- [--outcomes] [--workers 4] records.ndjson`);
  }
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
