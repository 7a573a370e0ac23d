import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { UnreadablePaper } from './unreadable-paper.ts';

/** Dots row by row, each of one byte (gray), three or four. */
export type Dots = {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3 | 4;
};

/** More pages take longer to read than anybody waits. */
const mostPages = 20;

/** What a scanner put on each page: the largest picture there is on it. */
export async function picturesOfPdf(bytes: Uint8Array): Promise<readonly Dots[]> {
  const document = await getDocumentProxy(bytes);
  if (document.numPages > mostPages)
    throw new UnreadablePaper(
      `This scan has ${document.numPages} pages. Up to ${mostPages} can be read at a time: split it, or paste its text.`,
    );
  const pictures: Dots[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const onPage = await picturesOn(await document.getPage(number));
    const largest = [...onPage].sort((one, other) => areaOf(other) - areaOf(one))[0];
    if (largest) pictures.push(largest);
  }
  return pictures;
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

type Kept = { data?: Uint8Array | Uint8ClampedArray; width?: number; height?: number };

async function picturesOn(page: Page): Promise<readonly Dots[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const found: Dots[] = [];
  for (const [index, operation] of fnArray.entries()) {
    const [drawn] = (argsArray[index] ?? []) as readonly unknown[];
    if (operation === OPS.paintImageXObject) found.push(...dotsOf(await keptAs(page, String(drawn))));
    if (operation === OPS.paintInlineImageXObject || operation === OPS.paintImageMaskXObject)
      found.push(...dotsOf(drawn as Kept));
  }
  return found;
}

function keptAs(page: Page, key: string): Promise<Kept | null> {
  const shelf = key.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => shelf.get(key, resolve));
}

function dotsOf(kept: Kept | null): readonly Dots[] {
  const { data, width, height } = kept ?? {};
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray) || !width || !height) return [];
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.length);
  const channels = bytes.length / (width * height);
  if (channels === 1 || channels === 3 || channels === 4) return [{ data: bytes, width, height, channels }];
  const isBlackAndWhite = bytes.length === Math.ceil(width / 8) * height;
  return isBlackAndWhite ? [{ data: unpacked(bytes, width, height), width, height, channels: 1 }] : [];
}

/** Scanners write eight dots of black and white into a byte. */
function unpacked(bytes: Uint8Array, width: number, height: number): Uint8Array {
  const row = Math.ceil(width / 8);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const bit = (bytes[y * row + (x >> 3)] ?? 0) & (0x80 >> (x & 7));
      data[y * width + x] = bit === 0 ? 0 : 255;
    }
  return data;
}

function areaOf({ width, height }: Dots): number {
  return width * height;
}
