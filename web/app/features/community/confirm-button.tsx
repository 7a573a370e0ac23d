import { type ReactNode, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/overlays/dialog.tsx';

/** A button that asks before it does what cannot be undone. If it fails, the question stays, with what went wrong. */
export function ConfirmButton({
  label,
  about,
  question,
  explanation,
  confirm,
  busyLabel,
  act,
  failure,
  onDone,
}: {
  label: ReactNode;
  /** What it is about, for those who hear the button by itself. */
  about: string;
  question: string;
  explanation?: ReactNode;
  confirm: string;
  busyLabel: string;
  act: () => Promise<void>;
  failure: (error: unknown) => { title: string; advice: string };
  onDone: () => void;
}) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReturnType<typeof failure>>();

  async function go() {
    setBusy(true);
    setProblem(undefined);
    try {
      await act();
      setOpen(false);
      onDone();
    } catch (error) {
      setProblem(failure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setProblem(undefined);
        setOpen(next);
      }}
      trigger={
        <Button variant="danger" size="small">
          {label}
          <span className="sr-only">{` (${about})`}</span>
        </Button>
      }
      title={question}
      description={explanation}
      actions={
        <>
          <Button variant="danger" busy={busy} busyLabel={busyLabel} onClick={go}>
            {confirm}
          </Button>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
        </>
      }
    >
      {problem && (
        <Alert kind="no" title={problem.title} announce="now">
          <p>{problem.advice}</p>
        </Alert>
      )}
    </Dialog>
  );
}
