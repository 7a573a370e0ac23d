import type { PictureLine } from '@openslate/words/reading/picture-text.ts';
import type { PictureRead } from './read-picture.ts';

/** A line of a paper that came as pictures, and the picture it stands in. */
export type LineInPicture = PictureLine & { readonly picture: HTMLCanvasElement };

/** Several pictures as one paper: its text, and every line of it with the place that it has there. */
export function joinedPages(pages: readonly PictureRead[]): {
  readonly text: string;
  readonly lines: readonly LineInPicture[];
} {
  const lines: LineInPicture[] = [];
  let text = '';
  for (const { text: page, lines: own, picture } of pages) {
    if (text !== '') text += '\n';
    const start = text.length;
    for (const { at, box } of own) lines.push({ at: [start + at[0], start + at[1]], box, picture });
    text += page;
  }
  return { text, lines };
}
