import { describe, expect, it } from 'vitest';
import { legalWords, legalWordsIn } from './legal-words.ts';

const wordsIn = (text: string) => legalWordsIn(text).map(({ word }) => word);

describe('the legal words', () => {
  it('are told in one sentence each, without the word itself', () => {
    for (const entry of legalWords) {
      expect(entry.meaning, entry.word).toMatch(/^[A-Z][^.]*\.$/);
      expect(legalWordsIn(entry.meaning), entry.word).not.toContain(entry);
      expect(legalWordsIn(entry.word), entry.word).toContain(entry);
    }
  });

  it('stand in the order of the alphabet, each once', () => {
    const words = legalWords.map(({ word }) => word.toLowerCase());
    expect(words).toEqual([...new Set(words)].sort());
  });

  it('are found in any of their forms', () => {
    expect(wordsIn('The court expunged it after an expunction order.')).toEqual(['expunge']);
    expect(wordsIn('A judge can set aside a felony.')).toEqual(['felony', 'set aside']);
    expect(wordsIn('“With prejudice” means for good.')).toEqual(['with prejudice']);
  });

  it('are not found inside other words', () => {
    expect(wordsIn('Please show no emotion.')).toEqual([]);
  });
});
