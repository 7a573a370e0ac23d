import { glossaryLetters } from '@openslate/contract/site.ts';
import { describe, expect, it } from 'vitest';
import { fitting } from './glossary.ts';
import { readGlossary, readLetter } from './read-glossary.server.ts';
import { idOfWord, letterOf, pathOfWord } from './word-address.ts';

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

  it('shows one topic alone', () => {
    expect(found('', 'Military')).toContain('court-martial');
    expect(found('', 'Military')).not.toContain('expunge');
    expect(found('discharge', 'Military')).not.toContain('discharge');
  });

  it('does not find what it does not have', () => {
    expect(found('xylophone')).toEqual([]);
  });

  it('has a page for each letter that words begin with, and none without a word', () => {
    expect([...new Set(words.map(({ word }) => letterOf(word)))]).toEqual(glossaryLetters);
    const onPages = glossaryLetters.flatMap((letter) => readLetter(letter).map(({ word }) => word));
    expect(onPages).toEqual(words.map(({ word }) => word));
  });

  it('has each word at an address of its own', () => {
    expect(new Set(words.map(({ word }) => idOfWord(word))).size).toBe(words.length);
    expect(pathOfWord('nolle prosequi')).toBe('/glossary/n#term-nolle-prosequi');
  });

  it('tells what a word means in a place, with the section', () => {
    const stet = readLetter('s').find(({ word }) => word === 'stet');
    expect(stet?.inPlaces).toEqual([
      expect.objectContaining({ place: 'MD', section: expect.stringContaining('10-105') }),
    ]);
  });
});
