import { describe, expect, it } from 'vitest';
import { byLetter, fitting } from './glossary.ts';
import { readGlossary } from './read-glossary.server.ts';
import { idOfWord, pathOfWord } from './word-address.ts';

const words = readGlossary();
const found = (typed: string, topic?: string) => fitting(words, typed, topic).map(({ word }) => word);

describe('the glossary', () => {
  it.each([
    ['nol pros', 'nolle prosequi'],
    ['N.P.', 'nolle prosequi'],
    ['acd', 'adjournment in contemplation of dismissal'],
    ['set-aside', 'set aside'],
    ['expungement', 'expunge'],
    ['district attorney', 'prosecutor'],
    ['OWI', 'DUI'],
  ])('finds by “%s” the word “%s” first', (typed, word) => {
    expect(found(typed)[0]).toBe(word);
  });

  it('finds a word by what it means, after those that are written so', () => {
    expect(found('mercy')).toContain('clemency');
  });

  it('shows one topic alone', () => {
    expect(found('', 'Military')).toContain('court-martial');
    expect(found('', 'Military')).not.toContain('expunge');
    expect(found('discharge', 'Military')).not.toContain('discharge');
  });

  it('says that it does not have a word', () => {
    expect(found('xylophone')).toEqual([]);
  });

  it('has each word under its letter, once, at an address of its own', () => {
    expect(byLetter(words).flatMap((letter) => letter.words)).toEqual(words);
    expect(new Set(words.map(({ word }) => idOfWord(word))).size).toBe(words.length);
    expect(pathOfWord('nolle prosequi')).toBe('/glossary#term-nolle-prosequi');
  });
});
