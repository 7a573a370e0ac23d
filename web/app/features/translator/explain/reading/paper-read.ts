import type { PictureLine } from '@openslate/words/reading/picture-text.ts';

/** The text of a paper as it is shown and explained. Every place in it counts characters of this text. */
export type PaperRead = {
  readonly text: string;
  /** Where it was read from pictures: those, as far as they are kept at hand. */
  readonly pages?: readonly PageRead[];
  /** Pages of a scan on which nothing could be read, from 1. */
  readonly unread?: readonly number[];
};

/** A page that was read from a picture. Its lines are places in the text of the whole paper. */
export type PageRead = { readonly lines: readonly PictureLine[]; readonly picture: HTMLCanvasElement };
