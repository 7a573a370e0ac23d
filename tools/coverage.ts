/** Says what is known of each place and what has to be checked again, and writes docs/coverage.md. */
import { writeFileSync } from 'node:fs';
import { coverageFiles, coverageLines } from './places/coverage.ts';
import { readFolders } from './places/folders.ts';
import { root } from './project.ts';

const folders = await readFolders();
for (const [file, text] of coverageFiles(folders)) writeFileSync(`${root}/${file}`, text);
console.log(coverageLines(folders, new Date().toISOString().slice(0, 10)).join('\n'));
