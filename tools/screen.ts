/** Judges any number of records from a file, for clinics: `npm run screen -- records.ndjson` or `records.csv`. */
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { screenFile } from './screening/screen-file.ts';

const [name] = process.argv.slice(2);
if (!name) {
  console.error('Name a file: npm run screen -- records.ndjson');
  process.exit(1);
}
// npm moves to the project's folder; the name is meant from where the person stands.
const file = resolve(process.env.INIT_CWD ?? '.', name);
try {
  await access(file);
} catch {
  console.error(`The file ${file} cannot be read.`);
  process.exit(1);
}

const { judged, skipped } = await screenFile({
  input: createReadStream(file),
  format: file.toLowerCase().endsWith('.csv') ? 'csv' : 'ndjson',
  output: process.stdout,
  complain: (line, message) => console.error(`line ${line}: ${message}`),
});
console.error(`${judged} records judged, ${skipped} skipped.`);
