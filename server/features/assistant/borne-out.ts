import { checked, type Fault, type Sentence } from '@openslate/words/grounding/check.ts';
import type { Passage } from '@openslate/words/grounding/passage.ts';
import { wholeSentences } from '@openslate/words/grounding/whole-sentences.ts';

/** What people read at one go. A model that goes on and on has lost the thread. */
const longestAnswer = 1500;

/** Something that the passages do not bear out: none of the answer is to be kept. */
export class NotBorneOut extends Error {
  override name = 'NotBorneOut';
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault);
    this.fault = fault;
  }
}

/** The sentences of what a model writes, each as soon as it is whole and checked. Stops at the first that does not hold. */
export async function* borneOut(
  written: AsyncIterable<string>,
  passages: readonly Passage[],
): AsyncGenerator<Sentence> {
  let open = '';
  let length = 0;
  let isCited = false;
  const check = (text: string): Sentence => {
    const { sentence, fault } = checked(text, passages);
    if (fault) throw new NotBorneOut(fault);
    isCited ||= sentence.cites.length > 0;
    return sentence;
  };
  for await (const piece of written) {
    length += piece.length;
    if (length > longestAnswer) throw new NotBorneOut('too_long');
    const { whole, rest } = wholeSentences(open + piece);
    open = rest;
    for (const text of whole) yield check(text);
  }
  if (open.trim() !== '') yield check(open.trim());
  if (!isCited) throw new NotBorneOut('citation');
}
