import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { coverageFiles } from './places/coverage.ts';
import { readFolders } from './places/folders.ts';
import { listedFiles } from './places/listed.ts';

const folder = new URL('../law/jurisdictions/', import.meta.url);

const folders = await readFolders();
const places = folders.map((each) => each.folder);

/** Stories, quotations and addresses, where the words may stand for other things. */
const notLaw = ['cases.ts', 'guide.ts', 'review.ts', 'sources.ts'];

const arithmetic = /Infinity|INFINITY|\bspan\b|\b(?:earliest|latest)\b/;

function filesWith(pattern: RegExp, place: string): string[] {
  return readdirSync(new URL(`${place}/`, folder)).filter(
    (file) =>
      !notLaw.includes(file) && pattern.test(readFileSync(new URL(`${place}/${file}`, folder), 'utf8')),
  );
}

it.each(places)('the law of %s is said in the words of the vocabulary, not in spans of days', (place) => {
  expect(filesWith(arithmetic, place)).toEqual([]);
});

it.each(places)('the law of %s compares no charge with a class that nobody checked', (place) => {
  const asText = /\.grade\b (?:[!=]==|\?\?) '|switch \([\w.]*\.grade\)|\bgrade\b[^\n]*\} = [\w.]*charge\b/;
  expect(filesWith(asText, place)).toEqual([]);
});

it('every place has a test of its own, which runs alone', () => {
  for (const place of places)
    expect(readFileSync(new URL(`${place}/${place}.test.ts`, folder), 'utf8')).toContain(
      `testPlace('${place.toUpperCase()}')`,
    );
});

it.each([...listedFiles(folders), ...coverageFiles(folders)])(
  '%s is as the folders have it: `npm run places` writes it',
  (file, text) => {
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toBe(text);
  },
);
