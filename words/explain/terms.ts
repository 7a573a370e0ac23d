import { legalWords } from '@openslate/law/glossary/legal-words.ts';
import type { FoundTerm } from './explanation.ts';

const letter = /[a-z]/i;

/** Every legal term of a text, where it stands, with the whole word around it. */
export function termsOf(text: string): readonly FoundTerm[] {
  const found: FoundTerm[] = [];
  for (const { word, found: beginning } of legalWords)
    for (const match of text.matchAll(new RegExp(beginning, 'gi'))) {
      if (letter.test(text.charAt(match.index - 1))) continue;
      let upTo = match.index + match[0].length;
      while (letter.test(text.charAt(upTo))) upTo += 1;
      found.push({ term: word, at: [match.index, upTo] });
    }
  return found
    .sort((one, other) => one.at[0] - other.at[0] || other.at[1] - one.at[1])
    .filter(({ at }, index, all) => !all.slice(0, index).some((before) => before.at[1] > at[0]));
}
