import { type ComponentType, useState } from 'react';
import { toastFor } from '../../parts/missing-part.ts';
import { part } from '../../parts/part.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import type { ReportDialogProps } from './report-dialog.tsx';

// Few people find a mistake; nobody else needs to load the form.
const dialog = part(() => import('./report-dialog.tsx').then(({ ReportDialog }) => ReportDialog));

/** Opens a form in which anybody can say what is wrong with a way, a rule or somebody who is said to help. */
export function ReportMistake({
  of = 'law',
  about,
  words,
}: Pick<ReportDialogProps, 'of' | 'about' | 'words'>) {
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps>>();
  const [open, setOpen] = useState(false);

  async function show() {
    try {
      const loaded = await dialog.load();
      setDialog(() => loaded);
      setOpen(true);
    } catch (error) {
      showToast(toastFor(error));
    }
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={show}
        className="needs-script inline-flex min-h-9 items-center text-[0.92rem] text-soft underline underline-offset-[0.18em] hover:text-ink print:hidden"
      >
        Report a mistake
        <span className="sr-only">{`: ${words}`}</span>
      </button>
      {Dialog && <Dialog of={of} about={about} words={words} open={open} onOpenChange={setOpen} />}
    </>
  );
}
