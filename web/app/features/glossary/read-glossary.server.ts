import type { LegalWord } from '@openslate/law/glossary/legal-word.ts';
import { legalWords, meantInPlaces, wordGroups } from '@openslate/law/glossary/legal-words.ts';
import { places } from '@openslate/law/place/places.ts';
import type { ExplainedWord, ListedWord, WordInPlace } from './glossary.ts';
import { letterOf } from './word-address.ts';

/* It runs when the site is built. */

/** All words of the law, in the order of the alphabet. */
export function readGlossary(): readonly ListedWord[] {
  const topics = new Map(wordGroups.flatMap(({ title, words }) => words.map((word) => [word, title])));
  return legalWords.map((entry) => ({
    word: entry.word,
    topic: topics.get(entry) ?? '',
    ...alsoOf(entry),
    ...stemsOf(entry),
  }));
}

/** What the words of one letter mean. */
export function readLetter(letter: string): readonly ExplainedWord[] {
  return legalWords
    .filter(({ word }) => letterOf(word) === letter)
    .map((entry) => ({
      word: entry.word,
      meaning: entry.meaning,
      example: entry.example,
      ...shownOf(entry),
      ...inPlaces(entry),
    }));
}

const longestEnding = 3;
const mostSpellings = 6;
const isStem = (spelling: string) => spelling.endsWith('*');

function alsoOf({ also = [] }: LegalWord): Pick<ListedWord, 'also'> {
  const whole = also.filter((spelling) => !isStem(spelling));
  return whole.length > 0 ? { also: whole } : {};
}

/** A few that are more than another ending of the word itself. */
function shownOf(entry: LegalWord): Pick<ExplainedWord, 'also'> {
  const stem = entry.word.toLowerCase().slice(0, -1);
  const isForm = (spelling: string) =>
    spelling.toLowerCase().startsWith(stem) && spelling.length <= entry.word.length + longestEnding;
  const { also = [] } = alsoOf(entry);
  const shown = also.filter((spelling) => !isForm(spelling)).slice(0, mostSpellings);
  return shown.length > 0 ? { also: shown } : {};
}

function stemsOf({ also = [] }: LegalWord): Pick<ListedWord, 'stems'> {
  const stems = also.filter(isStem).map((stem) => stem.slice(0, -1));
  return stems.length > 0 ? { stems } : {};
}

function inPlaces({ word }: LegalWord): Pick<ExplainedWord, 'inPlaces'> {
  const meant = meantInPlaces[word];
  if (!meant) return {};
  return {
    inPlaces: places.flatMap(({ code }): WordInPlace[] => {
      const here = meant[code];
      return here ? [{ place: code, ...here }] : [];
    }),
  };
}
