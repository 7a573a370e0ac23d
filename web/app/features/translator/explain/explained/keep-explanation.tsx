import { Copy, FileDown, Pencil, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toastFor } from '../../../../parts/missing-part.ts';
import { Button } from '../../../../ui/button.tsx';
import { localDay } from '../../../../ui/local-day.ts';
import { showToast } from '../../../../ui/overlays/toast.ts';
import { pdfMaker } from '../../../assessment/documents/pdf/pdf-maker.ts';
import { plainText } from '../../../assessment/documents/plain-text.ts';
import { saveFile } from '../../../assessment/documents/save-file.ts';
import { changedLetters } from '../../../assessment/result/changed-letters.ts';
import type { ExplainedProps } from '../use-paper.ts';
import { explanationPaper } from './explanation-paper.ts';

/** What can be done with an explanation: take it along, mend what was read, or have it gone. */
export function KeepExplanation({ explained, onCorrect, onDelete }: ExplainedProps) {
  const [isMaking, setIsMaking] = useState(false);
  const [said, setSaid] = useState('');
  const asPaper = () =>
    explanationPaper(explained, { on: localDay(new Date()), at: location.host + location.pathname });

  async function copy() {
    try {
      await navigator.clipboard.writeText(plainText(asPaper()));
      setSaid('Copied. Paste it into a message or a note.');
    } catch {
      setSaid('This browser did not let us copy it. Save it as a PDF instead.');
    }
  }

  async function savePdf() {
    setIsMaking(true);
    try {
      const makePdf = await pdfMaker.load();
      const { bytes, changed } = await makePdf(asPaper());
      saveFile('openslate-paper-explained.pdf', 'application/pdf', bytes);
      setSaid(changed.length > 0 ? `Saved. ${changedLetters(changed)}` : 'Saved.');
    } catch (error) {
      showToast(toastFor(error));
    }
    setIsMaking(false);
  }

  return (
    <div className="mt-6 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={copy}>
          <Copy aria-hidden />
          Copy
        </Button>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </Button>
        <Button
          variant="secondary"
          size="small"
          busy={isMaking}
          busyLabel="Making the PDF …"
          onClick={savePdf}
        >
          <FileDown aria-hidden />
          Save as PDF
        </Button>
        <Button variant="secondary" size="small" onClick={onCorrect}>
          <Pencil aria-hidden />
          Correct the text
        </Button>
        <Button variant="danger" size="small" onClick={onDelete}>
          <Trash2 aria-hidden />
          Delete all
        </Button>
      </div>
      <p role="status" className="mt-2 text-soft">
        {said}
      </p>
    </div>
  );
}
