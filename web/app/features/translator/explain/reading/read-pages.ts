import { UnreadablePaper } from '@openslate/words/reading/unreadable-paper.ts';
import { type PictureRead, readPicture } from '../../photo/read-picture.ts';
import { progressWords } from '../../photo/reading-progress.ts';
import { joinPages } from './join-pages.ts';
import type { PaperRead } from './paper-read.ts';
import type { Reading } from './read-paper.ts';

/** Reads pictures of pages, one after the other. A page that is too poor does not take the others with it. */
export async function readPages(
  count: number,
  pictureOf: (page: number) => Promise<Blob>,
  { signal, onProgress }: Reading,
): Promise<PaperRead> {
  const pages: (PictureRead | UnreadablePaper)[] = [];
  for (let page = 1; page <= count; page += 1) {
    const where = count > 1 ? `Page ${page} of ${count}. ` : '';
    const picture = await pictureOf(page);
    pages.push(
      await readPicture(picture, (progress) => onProgress(where + progressWords(progress)), signal).catch(
        poorPage,
      ),
    );
  }
  return joinPages(pages);
}

function poorPage(error: unknown): UnreadablePaper {
  if (error instanceof UnreadablePaper) return error;
  throw error;
}
