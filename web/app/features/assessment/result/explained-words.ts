import { finderOf } from '@openslate/law/glossary/find-words.ts';
import type { LegalWord } from '@openslate/law/glossary/legal-word.ts';
import { doneToRecords } from '@openslate/law/glossary/words/done-to-records.ts';
import { capital } from '../../../ui/capital.ts';

const find = finderOf(doneToRecords);

export function explainedIn(text: string): readonly LegalWord[] {
  const found = new Set(find(text).map(({ word }) => word));
  return doneToRecords.filter((word) => found.has(word));
}

/** The words to explain in what is said, without those that were explained above it. */
export function explainedBelow(above: string, said: string): readonly LegalWord[] {
  const known = explainedIn(above);
  return explainedIn(said).filter((each) => !known.includes(each));
}

export const asLead = ({ word }: LegalWord): string => `${capital(word)}:`;
