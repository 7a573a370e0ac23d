import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UnreadablePaper } from '@openslate/words/reading/unreadable-paper.ts';
import sharp from 'sharp';
import { createWorker, OEM, type Worker } from 'tesseract.js';

const english = join(dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng'))), '4.0.0_best_int');

/** Below this, what was read has more wrong letters than a person would forgive. */
const poor = 45;
/** From here on nobody turns the picture to see whether it reads better. */
const good = 75;

/** Specks and shadows are read as letters too, but seldom as words. */
const fewest = 5;

type Read = { readonly text: string; readonly confidence: number };

/** The text of a photo or a scan, turned until it reads. */
export async function textOfPicture(bytes: Uint8Array): Promise<string> {
  const reader = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: english,
    gzip: true,
    cacheMethod: 'none',
  });
  try {
    const { text, confidence } = await bestOfTurns(reader, bytes);
    if (confidence >= poor && wordsIn(text) >= fewest) return text;
  } finally {
    await reader.terminate();
  }
  throw new UnreadablePaper(
    'This picture is too poor to read. Take it again in good light, straight from above, with the whole page in it.',
  );
}

function wordsIn(text: string): number {
  return text.match(/\b[a-z]{4,}\b/gi)?.length ?? 0;
}

async function bestOfTurns(reader: Worker, picture: Uint8Array): Promise<Read> {
  let best: Read = { text: '', confidence: 0 };
  for (const degrees of [0, 90, 270, 180]) {
    const { data } = await reader.recognize(await turned(picture, degrees));
    if (data.confidence > best.confidence) best = data;
    if (best.confidence >= good) return best;
  }
  return best;
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
