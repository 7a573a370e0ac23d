import { UnreadablePaper } from '@openslate/words/reading/unreadable-paper.ts';
import { joinedPages } from '../../photo/joined-pages.ts';
import type { PictureRead } from '../../photo/read-picture.ts';
import type { PaperRead } from './paper-read.ts';

/** A picture takes as much memory as hundreds of pages of text. Of longer scans the text alone is kept. */
const mostPictures = 3;

/** Pages that were read, as one paper. Where none could be read, it is told why. */
export function joinPages(pages: readonly (PictureRead | UnreadablePaper)[]): PaperRead {
  const read = pages.flatMap((page) => (page instanceof UnreadablePaper ? [] : [page]));
  const unread = pages.flatMap((page, index) => (page instanceof UnreadablePaper ? [index + 1] : []));
  if (read.length === 0)
    throw (
      pages.find((page) => page instanceof UnreadablePaper) ?? new UnreadablePaper('This file has no pages.')
    );
  const { text, lines } = joinedPages(read);
  return { text, ...(read.length <= mostPictures && { lines }), ...(unread.length > 0 && { unread }) };
}
