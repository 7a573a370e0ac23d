import type { Turn } from '@openslate/words/reading/read-turned.ts';
import { UnreadablePaper } from '@openslate/words/reading/unreadable-paper.ts';

/** The largest photo that a phone takes has about half of it. */
const mostBytes = 30_000_000;

/** Letters on a page of less than this are too small to read; more than that makes it slower and no better. */
const smallest = 1600;
const largest = 2400;

/** A picture somebody gave, upright as the camera says. */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > mostBytes)
    throw new UnreadablePaper(
      'This picture is larger than 30 MB. Make it smaller, or take a photo of one page with your phone.',
    );
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new UnreadablePaper('This picture cannot be opened. Save it again as .png or .jpg.');
  }
}

/** The picture turned, and set straight by a tilt in radians, as large as it reads best. */
export function turnedPicture(picture: ImageBitmap, turn: Turn, tilt = 0): HTMLCanvasElement {
  const longest = Math.max(picture.width, picture.height);
  const scale = Math.min(Math.max(longest, smallest), largest) / longest;
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  const lies = turn === 90 || turn === 270;
  const canvas = document.createElement('canvas');
  canvas.width = lies ? height : width;
  canvas.height = lies ? width : height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new UnreadablePaper('This browser cannot show pictures here. Paste the text instead.');
  // What is see-through is paper.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 180 + tilt);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  return canvas;
}
