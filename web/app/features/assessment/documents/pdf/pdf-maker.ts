import regularFile from '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf?url';
import boldFile from '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf?url';
import { type Part, part } from '../../../../parts/part.ts';
import type { Paper } from '../paper.ts';
import type { WrittenPdf } from './write-pdf.ts';

type PdfMaker = (paper: Paper) => Promise<WrittenPdf>;

const writer = part(() => import('./write-pdf.ts'));

/** What makes PDFs is large and comes last. Once it is here, a PDF is made with the network cut. */
export const pdfMaker: Part<PdfMaker> = part(loadMaker);

async function loadMaker(): Promise<PdfMaker> {
  const [{ writePdf }, regular, bold] = await Promise.all([
    writer.load(),
    fetchBytes(regularFile),
    fetchBytes(boldFile),
  ]);
  return (paper) => writePdf(paper, { regular, bold }, new Date());
}

async function fetchBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
