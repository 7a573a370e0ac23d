import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../law/jurisdictions/', import.meta.url);

/** Places whose rules still do arithmetic on days by hand. The list only gets shorter. */
const inDays = ['ca', 'co', 'fl', 'md', 'mi', 'nc', 'ny', 'tx', 'ut'];

const places = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const arithmetic = /Infinity|INFINITY|\.span\b|\b(?:earliest|latest)\b/;

function filesWithArithmetic(place: string): string[] {
  return readdirSync(new URL(`${place}/`, folder)).filter(
    (file) =>
      file !== 'cases.ts' && arithmetic.test(readFileSync(new URL(`${place}/${file}`, folder), 'utf8')),
  );
}

it.each(places.filter((place) => !inDays.includes(place)))(
  'the law of %s is said in the words of the vocabulary, not in spans of days',
  (place) => {
    expect(filesWithArithmetic(place)).toEqual([]);
  },
);

it('every place has a test of its own, which runs alone', () => {
  for (const place of places)
    expect(readFileSync(new URL(`${place}/${place}.test.ts`, folder), 'utf8')).toContain(
      `testPlace('${place.toUpperCase()}')`,
    );
});

it.each(inDays)('%s is listed because it has still to be put into words', (place) => {
  expect(filesWithArithmetic(place)).not.toEqual([]);
});
