import type { LegalWord } from '@openslate/law/glossary/legal-word.ts';
import { legalWords, meantInPlaces, wordGroups } from '@openslate/law/glossary/legal-words.ts';
import { places } from '@openslate/law/place/places.ts';
import type { GlossaryWord, WordInPlace } from './glossary.ts';

/** All words of the law, in the order of the alphabet. It runs when the site is built. */
export function readGlossary(): readonly GlossaryWord[] {
  const topics = new Map(wordGroups.flatMap(({ title, words }) => words.map((word) => [word, title])));
  return legalWords.map((entry) => ({
    word: entry.word,
    meaning: entry.meaning,
    example: entry.example,
    ...spellings(entry),
    topic: topics.get(entry) ?? '',
    ...inPlaces(entry),
  }));
}

function spellings({ also = [] }: LegalWord): Pick<GlossaryWord, 'also' | 'stems'> {
  const isStem = (spelling: string) => spelling.endsWith('*');
  const whole = also.filter((spelling) => !isStem(spelling));
  const stems = also.filter(isStem).map((stem) => stem.slice(0, -1));
  return { ...(whole.length > 0 && { also: whole }), ...(stems.length > 0 && { stems }) };
}

function inPlaces({ word }: LegalWord): Pick<GlossaryWord, 'inPlaces'> {
  const meant = meantInPlaces[word];
  if (!meant) return {};
  return {
    inPlaces: places.flatMap(({ code }): WordInPlace[] => {
      const here = meant[code];
      return here ? [{ place: code, ...here }] : [];
    }),
  };
}
