import type { PictureText } from '@openslate/words/reading/picture-text.ts';
import { UnreadablePaper } from '@openslate/words/reading/unreadable-paper.ts';
import type { PageRead, PaperRead } from './paper-read.ts';

type ReadPage = PictureText & Pick<PageRead, 'picture'>;

/** A picture takes as much memory as hundreds of pages of text. Of longer scans the text alone is kept. */
const mostPictures = 3;

/** Pages that were read, as one paper. Where none could be read, it is told why. */
export function joinPages(pages: readonly (ReadPage | UnreadablePaper)[]): PaperRead {
  let text = '';
  const joined: PageRead[] = [];
  const unread: number[] = [];
  for (const [index, page] of pages.entries()) {
    if (text !== '') text += '\n';
    if (page instanceof UnreadablePaper) {
      unread.push(index + 1);
      continue;
    }
    const from = text.length;
    text += page.text;
    joined.push({
      picture: page.picture,
      lines: page.lines.map(({ at, box }) => ({ at: [at[0] + from, at[1] + from], box })),
    });
  }
  const [first] = pages;
  if (joined.length === 0)
    throw first instanceof UnreadablePaper ? first : new UnreadablePaper('This file has no pages.');
  return {
    text,
    ...(joined.length <= mostPictures && { pages: joined }),
    ...(unread.length > 0 && { unread }),
  };
}
