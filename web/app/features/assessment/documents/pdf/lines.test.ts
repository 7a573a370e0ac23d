import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines, type Span } from './lines.ts';

/** Each letter is as wide as any other; bold ones are wider. */
const measure = (text: string, weight: 'regular' | 'bold') => [...text].length * (weight === 'bold' ? 2 : 1);

const plain = (text: string): Span => ({ text, weight: 'regular' });

const lineTexts = (spans: readonly Span[], room: number) =>
  breakLines(spans, room, measure).map((line) => line.map(({ text }) => text).join(''));

describe('breaking lines', () => {
  it('fills each line with as many words as it has room for', () => {
    expect(lineTexts([plain('one two three four')], 9)).toEqual(['one two', 'three', 'four']);
  });

  it('keeps a line break that was written', () => {
    expect(lineTexts([plain('one\ntwo three')], 20)).toEqual(['one', 'two three']);
  });

  it('goes on in the same line with words of another look', () => {
    const line = breakLines([{ text: 'Met:', weight: 'bold' }, plain('it is so')], 40, measure)[0];
    expect(line).toEqual([
      { text: 'Met:', weight: 'bold' },
      { text: ' it is so', weight: 'regular' },
    ]);
  });

  it('breaks an address after a slash where it can', () => {
    expect(lineTexts([plain('https://a.gov/one/two-three')], 16)).toEqual([
      'https://a.gov/',
      'one/two-three',
    ]);
  });

  it('leaves a section sign with its number', () => {
    expect(lineTexts([plain('18 Pa.C.S. § 9122')], 13)).toEqual(['18 Pa.C.S.', '§\u00a09122']);
  });

  it('loses no letter and fits the room, whatever the words', () => {
    const word = fc.stringMatching(/^[a-z/§“—é.-]{1,40}$/);
    const span = fc.record({
      text: fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' ')),
      weight: fc.constantFrom('regular', 'bold'),
    });
    fc.assert(
      fc.property(
        fc.array(span, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 4, max: 60 }),
        (spans, room) => {
          const lines = breakLines(spans, room, measure);
          const written = lines.flat().map(({ text }) => text);
          expect(written.join('').replaceAll(/\s/g, '')).toBe(
            spans
              .map(({ text }) => text)
              .join('')
              .replaceAll(/\s/g, ''),
          );
          for (const line of lines) {
            const width = line.reduce((sum, { text, weight }) => sum + measure(text, weight), 0);
            expect(width).toBeLessThanOrEqual(room);
          }
        },
      ),
    );
  });
});
