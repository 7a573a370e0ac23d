import { UnreadablePaper } from '@openslate/words/reading/unreadable-paper.ts';
import type { PaperRead } from './paper-read.ts';
import type { PdfAnswer, PdfQuestion } from './pdf.worker.ts';
import pdfScript from './pdf.worker.ts?worker&url';
import type { Reading } from './read-paper.ts';
import { workBeside } from './working-beside.ts';

/** The text of a PDF; of a scan, what can be read on its pages. */
export async function readPdf(bytes: Uint8Array, { signal, onProgress }: Reading): Promise<PaperRead> {
  onProgress('Reading the PDF …');
  const worker = workBeside<PdfQuestion, PdfAnswer>(pdfScript, signal);
  try {
    const read = await worker.ask({ pdf: bytes });
    if ('text' in read) return { text: read.text };
    throw new UnreadablePaper(
      'This PDF is a scan: it holds pictures of pages and no text. Paste or type the words of the paper.',
    );
  } finally {
    worker.stop();
  }
}
