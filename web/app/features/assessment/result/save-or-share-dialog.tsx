import { Bell, CalendarPlus, FileDown, Link, type LucideIcon, Mail, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { toastFor } from '../../../parts/missing-part.ts';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/overlays/toast.ts';
import { track } from '../../analytics/counting.ts';
import type { ResultToKeep } from '../documents/result-to-keep.ts';
import { toldInWords } from '../documents/told-in-words.ts';
import { ShareDialog } from '../share/share-dialog.tsx';
import type { Shareable } from '../share/shared-payload.ts';
import { CalendarDialog } from './calendar-dialog.tsx';
import { LettersDialog } from './letters-dialog.tsx';
import { RemindOfResult } from './remind-of-result.tsx';
import { saveResultPdf } from './save-result-pdf.ts';

export { fetchPdfMaker } from '../documents/pdf/pdf-maker.ts';

/** What was told is put into words here, so that nobody waits for it who only reads the result. */
export type ToSaveOrShare = { kept: Omit<ResultToKeep, 'told'>; shareable: Shareable };

export type SaveOrShareDialogProps = ToSaveOrShare & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type Way = 'remind' | 'calendar' | 'letters' | 'link';

/**
 * All ways to take a result along. Some open over this list and lead back to it; what was typed or made in them stays as
 * long as the screen does.
 */
export function SaveOrShareDialog({ kept: shown, shareable, open, onOpenChange }: SaveOrShareDialogProps) {
  const { told, jurisdiction } = shareable;
  const kept = { ...shown, told: toldInWords(told, jurisdiction) };
  const [way, setWay] = useState<Way>();
  const opener = (which: Way) => ({ 'aria-haspopup': 'dialog', onClick: () => setWay(which) }) as const;
  const opened = (which: Way) => ({
    open: way === which,
    onOpenChange: (isOpen: boolean) => setWay(isOpen ? which : undefined),
  });

  function print() {
    // While a dialog is open the page cannot scroll, and some browsers then print no more than the first sheet.
    flushSync(() => onOpenChange(false));
    window.print();
  }

  return (
    <>
      <Dialog open={open} onOpenChange={onOpenChange} title="Save or share this result">
        <ul className="grid gap-4">
          <PdfWay kept={kept} />
          <TakeIt icon={Printer} label="Print" about="The result as it is on the page." onClick={print} />
          <TakeIt
            icon={CalendarPlus}
            label="Add to calendar"
            about="The days that matter, or a reminder to look again."
            {...opener('calendar')}
          />
          <TakeIt
            icon={Bell}
            label="Remind me"
            about="On this device, while OpenSlate is open or when you next open it."
            {...opener('remind')}
          />
          <TakeIt
            icon={Mail}
            label="Write a letter"
            about="Filled in with what you told us, ready to sign."
            {...opener('letters')}
          />
          <TakeIt
            icon={Link}
            label="Make a private link"
            about="For a helper, or for another phone or computer."
            {...opener('link')}
          />
        </ul>
      </Dialog>
      <CalendarDialog kept={kept} {...opened('calendar')} />
      <RemindOfResult kept={kept} told={told} onCalendar={() => setWay('calendar')} {...opened('remind')} />
      <LettersDialog kept={kept} {...opened('letters')} />
      <ShareDialog place={kept.place} {...shareable} {...opened('link')} />
    </>
  );
}

function PdfWay({ kept }: { kept: ResultToKeep }) {
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      await saveResultPdf(kept);
      track('result_printed', kept.place.code);
    } catch (error) {
      showToast(toastFor(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <TakeIt
      icon={FileDown}
      label="Save as PDF"
      about="The whole result with your answers, as a file on this device."
      busy={busy}
      busyLabel="Making the PDF…"
      onClick={save}
    />
  );
}

type TakeItProps = Omit<ButtonProps, 'children'> & { icon: LucideIcon; label: string; about: string };

function TakeIt({ icon: Icon, label, about, ...button }: TakeItProps) {
  const id = useId();
  return (
    <li>
      <Button variant="secondary" wide aria-describedby={id} {...button}>
        <Icon aria-hidden />
        {label}
      </Button>
      <p id={id} className="mt-1 text-soft">
        {about}
      </p>
    </li>
  );
}
