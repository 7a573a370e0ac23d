import { UnreadablePaper } from '@openslate/words/reading/unreadable-paper.ts';
import type { PaperRead } from './paper-read.ts';
import type { PdfAnswer, PdfQuestion } from './pdf.worker.ts';
import pdfScript from './pdf.worker.ts?worker&url';
import { readPages } from './read-pages.ts';
import type { Reading } from './read-paper.ts';
import { workBeside } from './working-beside.ts';

/** Each takes some seconds. */
const mostScannedPages = 12;

/** The text of a PDF; of a scan, what can be read on its pages. */
export async function readPdf(bytes: Uint8Array, reading: Reading): Promise<PaperRead> {
  reading.onProgress('Reading the PDF …');
  const worker = workBeside<PdfQuestion, PdfAnswer>(pdfScript, reading.signal);
  try {
    const read = await worker.ask({ pdf: bytes });
    if ('text' in read) return { text: read.text };
    const count = 'scannedPages' in read ? read.scannedPages : 0;
    if (count > mostScannedPages)
      throw new UnreadablePaper(
        `This is a scan of ${count} pages. Up to ${mostScannedPages} can be read at once. Save only the pages you need.`,
      );
    return await readPages(count, (page) => drawn(worker.ask({ page })), reading);
  } finally {
    worker.stop();
  }
}

async function drawn(answer: Promise<PdfAnswer>): Promise<Blob> {
  const given = await answer;
  if ('picture' in given) return given.picture;
  throw new Error('The page was not drawn.');
}
