import { describe, expect, it } from 'vitest';
import { finderOf, spellingsOf } from './find-words.ts';
import { findLegalWords, legalWords, legalWordsIn, wordGroups } from './legal-words.ts';

const wordsIn = (text: string) => legalWordsIn(text).map(({ word }) => word);
const findAll = finderOf(legalWords);
const namesIn = (text: string) => findAll(text).map(({ word }) => word.word);

describe('the legal words', () => {
  it('are at least 350, each with its meaning, an example and a group', () => {
    expect(legalWords.length).toBeGreaterThanOrEqual(350);
    expect(wordGroups.flatMap(({ words }) => words)).toHaveLength(legalWords.length);
    for (const { word, meaning, example } of legalWords) {
      expect(meaning, word).toMatch(/^[A-Z].*[.”]$/);
      expect(example, word).toMatch(/^[A-Z].*[.?”]$/);
    }
  });

  it('are told in one or two sentences, without the word itself', () => {
    for (const { word, meaning } of legalWords) {
      const sentences = meaning.replaceAll('U.S.', 'US').match(/[.?!](?=\s|$|”)/g) ?? [];
      expect(sentences.length, word).toBeLessThanOrEqual(2);
      expect(namesIn(meaning), word).not.toContain(word);
    }
  });

  it('stand in their own examples', () => {
    for (const { word, example } of legalWords) expect(namesIn(example), word).toContain(word);
  });

  it('stand in the order of the alphabet, each once', () => {
    const words = legalWords.map(({ word }) => word.toLowerCase());
    expect(words).toEqual([...new Set(words)].sort());
  });

  it('share no spelling', () => {
    const spellings = legalWords.flatMap(spellingsOf).map(({ word, tokens, isStem }) => ({
      word: word.word,
      spelled: `${tokens.join(' ')}${isStem ? '*' : ''}`,
    }));
    const twice = spellings.filter(
      ({ spelled }, index) => spellings.findIndex((other) => other.spelled === spelled) !== index,
    );
    expect(twice).toEqual([]);
  });

  it('are found by every spelling of theirs', () => {
    for (const entry of legalWords)
      for (const spelling of [entry.word, ...(entry.also ?? [])])
        expect(namesIn(`(${spelling.replace('*', '')})`), spelling).toEqual([entry.word]);
  });
});

describe('the legal words of a text', () => {
  it('are found in any of their forms', () => {
    expect(wordsIn('The court expunged it after an expunction order.')).toEqual(['expunge']);
    expect(wordsIn('A judge can set aside a felony.')).toEqual(['felony', 'set aside']);
    expect(wordsIn('“With prejudice” means for good.')).toEqual(['with prejudice']);
    expect(wordsIn('Count 1: NOLLE\n   PROSEQUI. Count 2: nol. pros.')).toEqual(['nolle prosequi']);
    expect(wordsIn('A.C.D. until May')).toEqual(['adjournment in contemplation of dismissal']);
  });

  it('are not found inside other words, nor across the end of a sentence', () => {
    expect(wordsIn('Please show no emotion.')).toEqual([]);
    expect(wordsIn('He has good character. Letter follows.')).toEqual(['good moral character']);
  });

  it('are the longest that fit', () => {
    expect(wordsIn('probation before judgment')).toEqual(['probation before judgment']);
    expect(wordsIn('suspended imposition of sentence')).toEqual(['suspended imposition of sentence']);
  });

  it('are found as short forms only in capitals, unless somebody types them', () => {
    expect(wordsIn('Disposition: PBJ')).toEqual(['disposition', 'probation before judgment']);
    expect(wordsIn('pb and pbj on ice')).toEqual([]);
    expect(legalWordsIn('pbj', { anyCase: true }).map(({ word }) => word)).toEqual([
      'probation before judgment',
    ]);
  });

  it('leave out what stands in every paper', () => {
    expect(wordsIn('The court set a date for the hearing of this case and charge by order.')).toEqual([]);
  });

  it('say where they stand', () => {
    const text = 'Charge 2 was nolle prossed.';
    const [found] = findLegalWords(text);
    expect(text.slice(found?.from, found?.upTo)).toBe('nolle prossed');
  });
});
