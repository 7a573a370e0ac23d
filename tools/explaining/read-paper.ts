import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { textOfDocx } from '@openslate/words/reading/docx.ts';
import { textOfPdf } from '@openslate/words/reading/pdf.ts';
import { picturesOfPdf } from '@openslate/words/reading/pdf-pictures.ts';
import { PicturesOnly, UnreadablePaper } from '@openslate/words/reading/unreadable-paper.ts';
import sharp from 'sharp';
import { textOfPicture } from './read-picture.ts';

/** The text of a paper, whatever it was kept as. */
export async function readPaper(path: string): Promise<string> {
  const bytes = new Uint8Array(await readFile(path));
  switch (extname(path).toLowerCase()) {
    case '.txt':
      return new TextDecoder().decode(bytes);
    case '.pdf':
      return textOfPdfOrScan(bytes);
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

/** A scan has no text of its own: its pages are read as pictures, one after the other. */
async function textOfPdfOrScan(bytes: Uint8Array): Promise<string> {
  try {
    // What reads a PDF takes the bytes away.
    return await textOfPdf(bytes.slice());
  } catch (error) {
    const pictures = error instanceof PicturesOnly ? await picturesOfPdf(bytes) : [];
    if (pictures.length === 0) throw error;
    const pages: string[] = [];
    for (const { data, ...raw } of pictures)
      pages.push(await textOfPicture(await sharp(data, { raw }).png().toBuffer()));
    return pages.join('\n');
  }
}
