import type { LineInPicture } from '../../photo/joined-pages.ts';

/** The text of a paper as it is shown and explained. Every place in it counts characters of this text. */
export type PaperRead = {
  readonly text: string;
  /** Where it was read from pictures: its lines in them, as far as the pictures are kept at hand. */
  readonly lines?: readonly LineInPicture[];
  /** Pages of a scan on which nothing could be read, from 1. */
  readonly unread?: readonly number[];
};
