import regularFile from '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf?url';
import boldFile from '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf?url';
import { type Part, part } from '../../../../parts/part.ts';
import type { Paper } from '../paper.ts';
import type { WrittenPdf } from './write-pdf.ts';

type PdfMaker = (paper: Paper) => Promise<WrittenPdf>;

const writer = part(() => import('./write-pdf.ts'));

const fonts = part(async () => {
  const [regular, bold] = await Promise.all([fetchBytes(regularFile), fetchBytes(boldFile)]);
  return { regular, bold };
});

export const pdfMaker: Part<PdfMaker> = part(loadMaker);

async function loadMaker(): Promise<PdfMaker> {
  const [{ writePdf }, loadedFonts] = await Promise.all([writer.load(), fonts.load()]);
  return (paper) => writePdf(paper, loadedFonts, new Date());
}

/** What makes PDFs is large and comes last. Once it was fetched, a PDF is made with the network cut. */
export async function fetchPdfMaker(): Promise<void> {
  await Promise.all([writer.fetch(), fonts.load()]);
}

async function fetchBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
