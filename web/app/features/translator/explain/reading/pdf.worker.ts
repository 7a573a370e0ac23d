import './older-browsers.ts';
import { textOfPdf } from '@openslate/words/reading/pdf.ts';
import { PicturesOnly } from '@openslate/words/reading/unreadable-paper.ts';
import { answering } from './answering.ts';
import { drawPage, openScan } from './draw-page.ts';

/** First the file, then, where it is a scan, its pages by their number, from 1. */
export type PdfQuestion = { readonly pdf: Uint8Array } | { readonly page: number };
export type PdfAnswer =
  | { readonly text: string }
  | { readonly scannedPages: number }
  | { readonly picture: Blob };

let scan: Awaited<ReturnType<typeof openScan>> | undefined;

answering(async (asked: PdfQuestion): Promise<PdfAnswer> => {
  if ('page' in asked) {
    if (!scan) throw new Error('No scan was opened.');
    return { picture: await drawPage(scan, asked.page) };
  }
  try {
    // The reader takes what it is given away for good.
    return { text: await textOfPdf(asked.pdf.slice()) };
  } catch (error) {
    if (!(error instanceof PicturesOnly) || typeof OffscreenCanvas === 'undefined') throw error;
    scan = await openScan(asked.pdf);
    return { scannedPages: scan.numPages };
  }
});
