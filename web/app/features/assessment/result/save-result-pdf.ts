import { showToast } from '../../../ui/overlays/toast.ts';
import { pdfMaker } from '../documents/pdf/pdf-maker.ts';
import { resultPaper } from '../documents/result-paper.ts';
import type { ResultToKeep } from '../documents/result-to-keep.ts';
import { saveFile } from '../documents/save-file.ts';
import { changedLetters } from './changed-letters.ts';

/** The whole result as a file, made on this device. */
export async function saveResultPdf(kept: ResultToKeep): Promise<void> {
  const makePdf = await pdfMaker.load();
  const { asOf, state } = kept.result;
  const paper = resultPaper(kept, { on: asOf, at: location.host + location.pathname });
  const { bytes, changed } = await makePdf(paper);
  saveFile(`openslate-${state.toLowerCase()}-${asOf}.pdf`, 'application/pdf', bytes);
  if (changed.length > 0) showToast({ title: 'Saved', description: changedLetters(changed), kind: 'wait' });
}
