import { UnreadablePaper } from '@openslate/words/reading/unreadable-paper.ts';
import type { ExplainedPaper } from '../explained-paper.ts';
import type { Explained, ToExplain } from './explain.worker.ts';
import explainScript from './explain.worker.ts?worker&url';
import { fileKindOf, textOfFile } from './file-kind.ts';
import { checkedText, checkSize } from './limits.ts';
import type { PaperRead } from './paper-read.ts';
import { readPages } from './read-pages.ts';
import { readPdf } from './read-pdf.ts';
import { workBeside } from './working-beside.ts';

/** How a paper is read: it can be stopped, and says how far it is. */
export type Reading = { readonly signal: AbortSignal; readonly onProgress: (words: string) => void };

export function explainText(text: string, reading: Reading): Promise<ExplainedPaper> {
  return explainPaper({ text }, reading);
}

export async function explainFile(file: Blob, reading: Reading): Promise<ExplainedPaper> {
  checkSize(file);
  reading.onProgress('Opening the file …');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return explainPaper(await readFile(bytes, file, reading), reading);
}

async function readFile(bytes: Uint8Array, file: Blob, reading: Reading): Promise<PaperRead> {
  switch (fileKindOf(bytes)) {
    case 'text':
      return { text: textOfFile(bytes) };
    case 'docx':
      return { text: (await askBeside({ docx: bytes }, reading)) as string };
    case 'pdf':
      return readPdf(bytes, reading);
    case 'picture':
      return readPages(1, () => Promise.resolve(file), reading);
    case 'old-word':
      throw new UnreadablePaper(
        'This Word file is locked by a password, or it is of an old kind. Save it again as .docx or PDF without a password, or paste its text.',
      );
    case 'heic':
      throw new UnreadablePaper(
        'This photo is of a kind (HEIC) that browsers cannot open. Take a screenshot of it and choose that.',
      );
    default:
      throw new UnreadablePaper(
        'We cannot read this kind of file. PDF, Word (.docx), text files and photos (JPEG, PNG) work. You can also paste the text.',
      );
  }
}

async function explainPaper(read: PaperRead, reading: Reading): Promise<ExplainedPaper> {
  const paper = { ...read, text: checkedText(read.text) };
  reading.onProgress('Looking at what it says …');
  const explained = (await askBeside({ text: paper.text }, reading)) as Exclude<Explained, string>;
  const { explanation } = explained;
  return {
    ...explained,
    paper,
    explanation: { ...explanation, warnings: [...pagesMissing(paper), ...explanation.warnings] },
  };
}

function pagesMissing({ unread = [] }: PaperRead): readonly string[] {
  return unread.map((page) => `Page ${page} could not be read. What it says is missing here.`);
}

async function askBeside(question: ToExplain, { signal }: Reading): Promise<Explained> {
  const worker = workBeside<ToExplain, Explained>(explainScript, signal);
  try {
    return await worker.ask(question);
  } finally {
    worker.stop();
  }
}
