import { UnreadablePaper } from '@openslate/words/reading/unreadable-paper.ts';
import { inFigures } from '../../../../ui/in-figures.ts';
import { mostMegabytes } from './most-megabytes.ts';

/** About sixty pages. More than any one court paper, and more than anybody wants explained at once. */
const mostCharacters = 200_000;

export function checkSize({ size }: Blob): void {
  if (size === 0)
    throw new UnreadablePaper('This file is empty. Choose another one, or paste the text of the paper.');
  if (size > mostMegabytes * 1_000_000)
    throw new UnreadablePaper(
      `This file is too large: ${Math.ceil(size / 1_000_000)} MB. Up to ${mostMegabytes} MB can be read. Save only the pages you need, or paste their text.`,
    );
}

/** The text as it is explained and shown, if there is one and not too much of it. */
export function checkedText(text: string): string {
  const paper = text.replaceAll(/\r\n?/g, '\n').replaceAll('\u0000', '');
  if (paper.trim() === '')
    throw new UnreadablePaper('There is no text to explain. Paste the words of the paper, or choose a file.');
  if (paper.length > mostCharacters)
    throw new UnreadablePaper(
      `This text is too long: ${inFigures(paper.length)} characters. Up to ${inFigures(mostCharacters)} can be explained at once. Take one paper at a time.`,
    );
  return paper;
}
