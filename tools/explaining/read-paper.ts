import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { textOfDocx } from '@openslate/words/reading/docx.ts';
import { textOfPdf } from '@openslate/words/reading/pdf.ts';
import { UnreadablePaper } from '@openslate/words/reading/unreadable-paper.ts';
import { textOfPicture } from './read-picture.ts';

/** The text of a paper, whatever it was kept as. */
export async function readPaper(path: string): Promise<string> {
  const bytes = new Uint8Array(await readFile(path));
  switch (extname(path).toLowerCase()) {
    case '.txt':
      return new TextDecoder().decode(bytes);
    case '.pdf':
      return textOfPdf(bytes);
    case '.docx':
      return textOfDocx(bytes);
    case '.png':
    case '.jpg':
    case '.jpeg':
      return textOfPicture(bytes);
    default:
      throw new UnreadablePaper('This reads .txt, .pdf, .docx, .png and .jpg.');
  }
}
