import { finderOf, type WordFinder } from './find-words.ts';
import { clearingInPlaces } from './in-places/clearing-in-places.ts';
import { endingsInPlaces } from './in-places/endings-in-places.ts';
import { otherWordsInPlaces } from './in-places/other-words-in-places.ts';
import type { LegalWord, MeantInPlaces } from './legal-word.ts';
import { backgroundChecks } from './words/background-checks.ts';
import { caseEndings } from './words/case-endings.ts';
import { clearing } from './words/clearing.ts';
import { crimes } from './words/crimes.ts';
import { dates } from './words/dates.ts';
import { doneToRecords } from './words/done-to-records.ts';
import { driving } from './words/driving.ts';
import { immigration } from './words/immigration.ts';
import { inCourt } from './words/in-court.ts';
import { levels } from './words/levels.ts';
import { mercyAndRights } from './words/mercy-and-rights.ts';
import { military } from './words/military.ts';
import { money } from './words/money.ts';
import { papers } from './words/papers.ts';
import { people } from './words/people.ts';
import { police } from './words/police.ts';
import { protection } from './words/protection.ts';
import { secondChances } from './words/second-chances.ts';
import { sentences } from './words/sentences.ts';
import { youth } from './words/youth.ts';

export type WordGroup = { readonly title: string; readonly words: readonly LegalWord[] };

/** All words, by what they are about. */
export const wordGroups: readonly WordGroup[] = [
  { title: 'Clearing a record', words: [...doneToRecords, ...clearing] },
  { title: 'How a case ends', words: caseEndings },
  { title: 'Ends without a conviction', words: secondChances },
  { title: 'Sentences', words: sentences },
  { title: 'How serious it is', words: levels },
  { title: 'Names of crimes', words: crimes },
  { title: 'Papers', words: papers },
  { title: 'In court', words: inCourt },
  { title: 'People', words: people },
  { title: 'Police and arrest', words: police },
  { title: 'Money', words: money },
  { title: 'Days and times', words: dates },
  { title: 'Background checks', words: backgroundChecks },
  { title: 'Mercy and rights', words: mercyAndRights },
  { title: 'Youth cases', words: youth },
  { title: 'Driving', words: driving },
  { title: 'Protection orders', words: protection },
  { title: 'Immigration', words: immigration },
  { title: 'Military', words: military },
];

/** The words in the order of the alphabet. */
export const legalWords: readonly LegalWord[] = wordGroups
  .flatMap(({ words }) => words)
  .sort((one, other) => (one.word.toLowerCase() < other.word.toLowerCase() ? -1 : 1));

/** By word: the places in which it means something of its own. */
export const meantInPlaces: Readonly<Record<string, MeantInPlaces>> = {
  ...clearingInPlaces,
  ...endingsInPlaces,
  ...otherWordsInPlaces,
};

let finder: WordFinder | undefined;

/** Where the words of the law stand in a text, those apart that stand in nearly every text. */
export const findLegalWords: WordFinder = (text, how) => {
  finder ??= finderOf(legalWords);
  return finder(text, how).filter(({ word }) => !word.everyday);
};

/** The legal words a text uses, each once. */
export function legalWordsIn(text: string, how?: { readonly anyCase: boolean }): readonly LegalWord[] {
  const found = new Set(findLegalWords(text, how).map(({ word }) => word));
  return legalWords.filter((word) => found.has(word));
}
