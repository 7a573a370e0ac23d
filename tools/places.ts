/** Writes all that is told from the folders of the places: the lists, docs/coverage.md and the list in the README. */
import { writeFileSync } from 'node:fs';
import { coverageFiles } from './places/coverage.ts';
import { readFolders } from './places/folders.ts';
import { listedFiles } from './places/listed.ts';
import { root } from './project.ts';

const folders = await readFolders();
for (const [file, text] of [...listedFiles(folders), ...coverageFiles(folders)])
  writeFileSync(`${root}/${file}`, text);
