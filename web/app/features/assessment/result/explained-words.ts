import type { ChargeResult } from '@openslate/law/engine/result.ts';
import { type LegalWord, legalWordsIn } from '@openslate/law/glossary/legal-words.ts';
import { verdict } from './outcome-words.ts';

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

/** The words to explain in what is said of one charge, without those that were explained above it. */
export function explainedFor(
  charge: ChargeResult,
  placeName: string,
  asOf: string,
  above: string,
): readonly LegalWord[] {
  const known = explainedIn(above);
  const said = `${verdict(charge, placeName, asOf)} ${charge.reliefs[0]?.name ?? ''}`;
  return explainedIn(said).filter((each) => !known.includes(each));
}

export const asLead = ({ word }: LegalWord): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}:`;
