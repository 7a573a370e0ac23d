import { legalWords, meantInPlaces } from '@openslate/law/glossary/legal-words.ts';
import type { PlaceCode } from '@openslate/law/place/places.ts';
import { placeOf } from '@openslate/law/place/places.ts';
import { explain } from '@openslate/words/explain/explain.ts';
import { paperWords } from '@openslate/words/explain/paper-words.ts';
import { textOfDocx } from '@openslate/words/reading/docx.ts';
import { localDay } from '../../../../ui/local-day.ts';
import type { ExplainedPaper } from '../explained-paper.ts';
import { answering } from './answering.ts';

/** What is explained beside the page: only the meanings that the paper needs come over to it. */
export type ToExplain = { readonly text: string } | { readonly docx: Uint8Array };
export type Explained = string | Omit<ExplainedPaper, 'paper'>;

answering((asked: ToExplain): Explained => {
  if ('docx' in asked) return textOfDocx(asked.docx);
  const explanation = explain(asked.text, localDay(new Date()));
  const used = new Set(explanation.terms.map(({ term }) => term));
  return {
    explanation,
    orElse: explanation.orElse.map((kind) => paperWords[kind].title),
    meanings: Object.fromEntries(
      legalWords
        .filter(({ word }) => used.has(word))
        .map(({ word, meaning }) => [word, `${meaning}${meantThere(word, explanation.state)}`]),
    ),
  };
});

/** Some words mean something of their own where the paper comes from. */
function meantThere(word: string, state: PlaceCode | undefined): string {
  const there = state && meantInPlaces[word]?.[state];
  return there ? ` In ${placeOf(state).name}: ${there.says} (${there.section})` : '';
}
