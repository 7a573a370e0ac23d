import { findLegalWords } from '@openslate/law/glossary/legal-words.ts';
import type { FoundTerm } from './explanation.ts';

/** Every legal term of a text and where it stands, but none that stands in nearly every paper. */
export function termsOf(text: string): readonly FoundTerm[] {
  return findLegalWords(text).map(({ word, from, upTo }) => ({ term: word.word, at: [from, upTo] }));
}
