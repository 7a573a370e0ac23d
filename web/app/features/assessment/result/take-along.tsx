import type { PlaceCode } from '@openslate/law/place/places.ts';
import { CalendarPlus, FileDown, Mail, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { sparesData, whenIdle } from '../../../api/when-idle.ts';
import { toastFor } from '../../../parts/missing-part.ts';
import { part } from '../../../parts/part.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/overlays/toast.ts';
import { track } from '../../analytics/counting.ts';
import type { ResultToKeep } from '../documents/result-paper.ts';
import { DialogButton } from './dialog-button.tsx';

const calendar = part(() => import('./calendar-dialog.tsx').then(({ CalendarDialog }) => CalendarDialog));
const letters = part(() => import('./letters-dialog.tsx').then(({ LettersDialog }) => LettersDialog));
const resultPdf = part(() => import('./save-result-pdf.ts'));

/** A result to take along: on paper, as a file, in the calendar, or as a letter to send. */
export function TakeAlong({ kept }: { kept: ResultToKeep }) {
  const [busy, setBusy] = useState(false);
  const { code } = kept.place;
  useFetchAhead();
  useCountedPrints(code);

  async function savePdf() {
    setBusy(true);
    try {
      const { saveResultPdf } = await resultPdf.load();
      await saveResultPdf(kept);
      track('result_printed', code);
    } catch (error) {
      showToast(toastFor(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden />
        Print
      </Button>
      <Button variant="secondary" busy={busy} busyLabel="Making the PDF…" onClick={savePdf}>
        <FileDown aria-hidden />
        Save as PDF
      </Button>
      <DialogButton kept={kept} dialog={calendar} icon={CalendarPlus} label="Add to calendar" />
      <DialogButton kept={kept} dialog={letters} icon={Mail} label="Write a letter" />
    </div>
  );
}

/** However it is printed: with the button, from the browser's menu or with the keyboard. */
function useCountedPrints(code: PlaceCode): void {
  useEffect(() => {
    const count = () => track('result_printed', code);
    window.addEventListener('beforeprint', count);
    return () => window.removeEventListener('beforeprint', count);
  }, [code]);
}

/** Once the result is shown, what its buttons need is fetched as well: people lose the network on the way home. */
function useFetchAhead(): void {
  useEffect(() => {
    if (sparesData()) return;
    return whenIdle(() => {
      // Who presses a button later is told if it failed.
      Promise.all([
        calendar.load(),
        letters.load(),
        resultPdf.load().then(({ prepareResultPdf }) => prepareResultPdf()),
      ]).catch(() => {});
    });
  }, []);
}
