import { type PictureText, pictureText, type Recognized } from './picture-text.ts';
import { UnreadablePaper } from './unreadable-paper.ts';

export type Turn = 0 | 90 | 180 | 270;

/** Below this, what was read has more wrong letters than a person would forgive. */
const poor = 45;
/** From here on nobody turns the picture to see whether it reads better. */
const good = 75;

/** Specks and shadows are read as letters too, but seldom as words. */
const fewest = 5;

/**
 * The text of a photo or a scan, which is turned until it reads. `turn` is what it took, clockwise, and
 * `tilt` what was still missing then, in radians.
 */
export async function readTurned(
  recognize: (turn: Turn) => Promise<Recognized>,
): Promise<PictureText & { readonly turn: Turn; readonly tilt: number }> {
  const best = await bestOfTurns(recognize);
  const read = pictureText(best.recognized);
  if (best.recognized.confidence >= poor && wordsIn(read.text) >= fewest)
    return { ...read, turn: best.turn, tilt: best.recognized.rotateRadians ?? 0 };
  throw new UnreadablePaper(
    'This picture is too poor to read. Take it again in good light, straight from above, with the whole page in it.',
  );
}

type Read = { readonly turn: Turn; readonly recognized: Recognized };

async function bestOfTurns(recognize: (turn: Turn) => Promise<Recognized>): Promise<Read> {
  let best: Read = { turn: 0, recognized: { confidence: 0, blocks: null } };
  for (const turn of [0, 90, 270, 180] as const) {
    const recognized = await recognize(turn);
    if (recognized.confidence > best.recognized.confidence) best = { turn, recognized };
    if (best.recognized.confidence >= good) return best;
  }
  return best;
}

function wordsIn(text: string): number {
  return text.match(/\b[a-z]{4,}\b/gi)?.length ?? 0;
}
