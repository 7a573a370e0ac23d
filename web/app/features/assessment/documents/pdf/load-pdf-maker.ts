import regularFile from '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf?url';
import boldFile from '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf?url';
import type { Paper } from '../paper.ts';
import type { WrittenPdf } from './write-pdf.ts';

type PdfMaker = (paper: Paper) => Promise<WrittenPdf>;

let loading: Promise<PdfMaker> | undefined;

/** The part that makes PDFs is large and comes last. Once it is here, a PDF is made with the network cut. */
export function loadPdfMaker(): Promise<PdfMaker> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<PdfMaker> {
  const [{ writePdf }, regular, bold] = await Promise.all([
    import('./write-pdf.ts'),
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
