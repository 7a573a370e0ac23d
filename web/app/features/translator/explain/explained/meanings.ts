import { capital } from '../../../../ui/capital.ts';
import type { ExplainedPaper } from '../explained-paper.ts';

/** The legal terms of the paper, each once, in the order in which it uses them. */
export function meaningsOf({ explanation: { terms }, meanings }: ExplainedPaper) {
  return [...new Set(terms.map(({ term }) => term))].flatMap((term) => {
    const meaning = meanings[term];
    return meaning ? [{ term, name: capital(term), meaning }] : [];
  });
}
