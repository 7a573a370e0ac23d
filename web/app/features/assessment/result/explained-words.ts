import { type LegalWord, legalWordsIn } from '@openslate/law/glossary/legal-words.ts';
import { capital } from '../../../ui/capital.ts';

/**
 * What is done to a record. Only these are explained beside an answer: “conviction” or “felony” there would read as if
 * it were said of the person.
 */
const doneToRecords = new Set([
  'expunge',
  'nondisclosure',
  'pardon',
  'seal',
  'set aside',
  'shield',
  'vacate',
]);

export function explainedIn(text: string): readonly LegalWord[] {
  return legalWordsIn(text).filter(({ word }) => doneToRecords.has(word));
}

/** The words to explain in what is said, without those that were explained above it. */
export function explainedBelow(above: string, said: string): readonly LegalWord[] {
  const known = explainedIn(above);
  return explainedIn(said).filter((each) => !known.includes(each));
}

export const asLead = ({ word }: LegalWord): string => `${capital(word)}:`;
