import { describe, expect, it } from 'vitest';
import { formulas } from './formulas.ts';
import { sayingsOf } from './sayings.ts';

const plainOf = (text: string) => sayingsOf(text).map(({ plain }) => plain);

describe('what courts say in words of their own', () => {
  it.each([
    [
      'The case is hereby dismissed without prejudice.',
      'This is dropped for now. It could be brought again.',
    ],
    ['All counts dismissed with prejudice.', 'This is dropped for good. The same cannot be brought again.'],
    [
      'Adjudication is withheld.',
      'The judge did not enter a formal conviction. States count this in different ways.',
    ],
    ['The petition is hereby DENIED.', 'The court said no to what was asked.'],
    [
      'Defendant gets credit for 45 days time served.',
      'Days already spent in jail count toward the sentence.',
    ],
    [
      'Failure to appear may result in the issuance of a bench warrant.',
      'If you do not come, a judge may order your arrest.',
    ],
  ])('is said plainly: %s', (text, plain) => {
    expect(plainOf(text)).toEqual([plain]);
  });

  it('is told with the sentence it stands in', () => {
    const text =
      'STATE v. SAMPLE\n\nThe court heard the motion. The petition to expunge is heard,\nand the petition is granted. Dated today.';
    const [saying] = sayingsOf(text);
    expect(saying?.text).toBe('The petition to expunge is heard,\nand the petition is granted.');
    expect(text.slice(...(saying?.at ?? [0, 0]))).toBe(saying?.text);
  });

  it('is told with its line where words stand in columns', () => {
    const [saying] = sayingsOf('Max: 12 Months\n2    Theft     Nolle Prossed\n3    Trespass   Guilty\n');
    expect(saying?.text).toBe('2    Theft     Nolle Prossed');
  });

  it('is left out where the same sentence says more', () => {
    expect(plainOf('It is hereby ORDERED that the petition is DENIED.')).toEqual([
      'The court said no to what was asked.',
    ]);
    expect(plainOf('It is hereby ORDERED that you move.')).toEqual([
      'What follows is what the judge decided.',
    ]);
  });

  it('is cut between words where a sentence has no end', () => {
    const text = `${'word '.repeat(100)}the petition is granted ${'word '.repeat(100)}`;
    const [saying] = sayingsOf(text);
    expect(saying?.text).toMatch(/^word [\s\S]* word$/);
    expect(saying?.text.length).toBeLessThan(320);
  });

  it('is not found in letters of every day', () => {
    expect(sayingsOf('Dear Pat, the cake was lovely. See you on Sunday.')).toEqual([]);
  });

  it('is told in short sentences without a promise', () => {
    for (const { plain } of formulas) {
      expect(plain).toMatch(/^[A-Z].*\.$/);
      expect(plain).not.toMatch(/\b(?:qualify|guarantee|will be cleared)\b/i);
    }
  });
});
