import { pathOfPlace } from '@openslate/contract/site.ts';
import type { LegalWord } from '@openslate/law/glossary/legal-word.ts';
import { legalWords, meantInPlaces, wordGroups } from '@openslate/law/glossary/legal-words.ts';
import { places } from '@openslate/law/place/places.ts';
import type { GlossaryWord, WordInPlace } from './glossary.ts';
import { idOfWord } from './word-address.ts';

/** All words of the law, in the order of the alphabet. It runs when the site is built. */
export function readGlossary(): readonly GlossaryWord[] {
  const topics = new Map(wordGroups.flatMap(({ title, words }) => words.map((word) => [word, title])));
  return legalWords.map((entry) => ({
    id: idOfWord(entry.word),
    word: entry.word,
    meaning: entry.meaning,
    example: entry.example,
    ...spellings(entry),
    topic: topics.get(entry) ?? '',
    inPlaces: inPlaces(entry),
  }));
}

function spellings({ also = [] }: LegalWord): Pick<GlossaryWord, 'also' | 'stems'> {
  const isStem = (spelling: string) => spelling.endsWith('*');
  return {
    also: also.filter((spelling) => !isStem(spelling)),
    stems: also.filter(isStem).map((stem) => stem.slice(0, -1)),
  };
}

function inPlaces({ word }: LegalWord): readonly WordInPlace[] {
  const meant = meantInPlaces[word] ?? {};
  return places.flatMap((place) => {
    const here = meant[place.code];
    return here ? [{ place: place.name, to: pathOfPlace('/record-relief', place), ...here }] : [];
  });
}
