import type { PictureText } from '@openslate/words/reading/picture-text.ts';
import { readTurned } from '@openslate/words/reading/read-turned.ts';
import { cleared } from './cleared.ts';
import { openPicture, turnedPicture } from './picture.ts';
import { openReader } from './reader.ts';
import type { ReadingProgress } from './reading-progress.ts';

/** What a picture says, and the picture as it was read: the boxes of its lines are places in it. */
export type PictureRead = PictureText & { readonly picture: HTMLCanvasElement };

/**
 * Reads a photo or a scan on the device. One that cannot be read throws an `UnreadablePaper`, which says what to do;
 * one whose reading was stopped by the signal an `AbortError`.
 */
export async function readPicture(
  file: Blob,
  onProgress: (progress: ReadingProgress) => void,
  signal: AbortSignal = new AbortController().signal,
): Promise<PictureRead> {
  const picture = await openPicture(file);
  const reader = await openReader((percent) => onProgress({ step: 'getting_ready', percent }), signal);
  try {
    const { turn, tilt, ...read } = await readTurned(async (turned) => {
      const step = turned === 0 ? 'reading' : 'reading_turned';
      onProgress({ step, percent: 0 });
      const page = await cleared(turnedPicture(picture, turned));
      return reader.recognize(page, (percent) => onProgress({ step, percent }));
    });
    return { ...read, picture: turnedPicture(picture, turn, tilt) };
  } finally {
    reader.close();
    picture.close();
  }
}
