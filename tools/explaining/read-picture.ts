import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTurned } from '@openslate/words/reading/read-turned.ts';
import { UnreadablePaper } from '@openslate/words/reading/unreadable-paper.ts';
import sharp from 'sharp';
import { createWorker, OEM } from 'tesseract.js';

const english = join(dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng'))), '4.0.0_best_int');

/** The text of a photo or a scan, turned until it reads. */
export async function textOfPicture(bytes: Uint8Array): Promise<string> {
  const reader = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: english,
    gzip: true,
    cacheMethod: 'none',
  });
  try {
    const { text } = await readTurned(async (turn) => {
      const { data } = await reader.recognize(
        await turned(bytes, turn),
        { rotateAuto: true },
        { text: false, blocks: true },
      );
      return data;
    });
    return text;
  } finally {
    await reader.terminate();
  }
}

/** Upright as the camera says, then turned; gray, with its darkest black and its brightest white, and large enough. */
async function turned(picture: Uint8Array, degrees: number): Promise<Buffer> {
  try {
    const upright = await sharp(picture)
      .autoOrient()
      .rotate(degrees)
      .grayscale()
      .normalise()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = upright.info;
    const longest = Math.max(width, height);
    const larger =
      longest < 1600
        ? sharp(upright.data).resize({ width: Math.round((width * 1600) / longest) })
        : sharp(upright.data);
    return await larger.sharpen().png().toBuffer();
  } catch {
    throw new UnreadablePaper('This is no picture that can be opened. Save it again as .png or .jpg.');
  }
}
