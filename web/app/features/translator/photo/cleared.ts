import { clearRows, grayOf, rangeOf } from './clear-gray.ts';

/** So many rows that a slow phone answers a thumb in between. */
const rowsAtOnce = 100;

/** The picture as it reads best, as a file: gray, with clear letters. */
export async function cleared(canvas: HTMLCanvasElement): Promise<Uint8Array> {
  const { width, height } = canvas;
  const from = canvas.getContext('2d');
  const copy = document.createElement('canvas');
  copy.width = width;
  copy.height = height;
  const to = copy.getContext('2d');
  if (!from || !to) throw new TypeError('There is nothing to draw on.');
  const gray = new Uint8ClampedArray(width * height);
  await byRows(height, (first, rows) =>
    gray.set(grayOf(from.getImageData(0, first, width, rows).data), first * width),
  );
  const range = rangeOf(gray);
  await byRows(height, (first, rows) =>
    to.putImageData(new ImageData(clearRows(gray, width, [first, first + rows], range), width), 0, first),
  );
  const file = await new Promise<Blob | null>((resolve) => copy.toBlob(resolve, 'image/png'));
  if (!file) throw new TypeError('The picture could not be written.');
  return new Uint8Array(await file.arrayBuffer());
}

async function byRows(height: number, work: (first: number, rows: number) => void): Promise<void> {
  for (let first = 0; first < height; first += rowsAtOnce) {
    work(first, Math.min(rowsAtOnce, height - first));
    await new Promise((resolve) => setTimeout(resolve));
  }
}
