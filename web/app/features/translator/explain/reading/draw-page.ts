import { getDocumentProxy } from 'unpdf';

type Scan = Awaited<ReturnType<typeof getDocumentProxy>>;
type Drawing = {
  canvas: OffscreenCanvas | undefined;
  context: OffscreenCanvasRenderingContext2D | undefined;
};

/** As fine as a court’s own scanner: coarser, small letters run together; finer, an old phone runs out of memory. */
const dotsPerInch = 200;
const pointsPerInch = 72;
const mostDotsAcross = 2600;

/** A PDF of pictures, opened so that it can be drawn where there is no page to draw on. */
export function openScan(bytes: Uint8Array): Promise<Scan> {
  return getDocumentProxy(bytes, {
    verbosity: 0,
    disableFontFace: true,
    CanvasFactory: Canvases,
    FilterFactory: NoFilters,
  } as object);
}

export async function drawPage(scan: Scan, number: number): Promise<Blob> {
  const page = await scan.getPage(number);
  const { width } = page.getViewport({ scale: 1 });
  const scale = Math.min(dotsPerInch / pointsPerInch, mostDotsAcross / width);
  const viewport = page.getViewport({ scale });
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const canvasContext = canvas.getContext('2d');
  if (!canvasContext) throw new Error('There is nothing to draw on.');
  await page.render({ canvas, canvasContext, viewport } as unknown as Parameters<typeof page.render>[0])
    .promise;
  page.cleanup();
  return canvas.convertToBlob({ type: 'image/png' });
}

/** What PDF.js asks for to draw on the side. Its own makes elements of a page. */
class Canvases {
  create(width: number, height: number): Drawing {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) ?? undefined };
  }

  reset({ canvas }: Drawing, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }

  destroy(drawing: Drawing): void {
    if (drawing.canvas) Object.assign(drawing.canvas, { width: 0, height: 0 });
    Object.assign(drawing, { canvas: undefined, context: undefined });
  }
}

/** Scans need none: they are for colors that a page lays over another. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  destroy = () => {};
}
