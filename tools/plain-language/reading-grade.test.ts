import { describe, expect, it } from 'vitest';
import { readingGrade, sentencesOf } from './reading-grade.ts';

describe('the reading grade', () => {
  it('is the formula of Flesch and Kincaid', () => {
    // Six words of one syllable; then twelve words of nineteen syllables in two sentences.
    expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 - 15.59);
    expect(readingGrade('Your whole sentence is over. Any probation or parole is over too.')).toBeCloseTo(
      0.39 * 6 + (11.8 * 19) / 12 - 15.59,
    );
  });

  it('rises with long words and with long sentences', () => {
    const plain = readingGrade('You can ask the court. It takes two years.');
    expect(readingGrade('You can ask the court, but it takes two years.')).toBeGreaterThan(plain);
    expect(readingGrade('Submit an application to the tribunal. It necessitates two years.')).toBeGreaterThan(
      plain,
    );
  });

  it.each([
    ['Ask under 18 Pa.C.S. § 9122.2(a)(1) for it.', 'Ask under for it'],
    ['See ORS 137.225(1)(b) or G.S. 15A-145.5 first.', 'See or first'],
    ['File form CR-180 and wait.', 'File and wait'],
    ['Look at https://www.courts.ca.gov/x.html or ask help@courts.example.gov now.', 'Look at or ask now'],
    ['It costs $132.50 since July 1, 2024 in Erie County.', 'It costs since in'],
    ['Ask the Department of Public Safety in Texas for it.', 'Ask the for it'],
    ['When I left, I moved.', 'When I left I moved'],
  ])('leaves out of “%s” what cannot be said shorter', (text, words) => {
    expect(
      sentencesOf(text)
        .map((sentence) => sentence.join(' '))
        .join(' | '),
    ).toBe(words);
  });

  it('ends a sentence only where one ends', () => {
    expect(sentencesOf('It is 3.5 years under U.S. law. Is that so? Yes (“it is.”)')).toHaveLength(3);
  });
});
