import { Bell } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { toastFor } from '../../parts/missing-part.ts';
import { part } from '../../parts/part.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import type { OwnRemindDialogProps, ToRemindOf } from './own-remind-dialog.tsx';

const dialog = part(() => import('./own-remind-dialog.tsx').then(({ OwnRemindDialog }) => OwnRemindDialog));

type RemindMeProps = {
  /** Asked for when the button is pressed. */
  of: () => ToRemindOf;
  children: ReactNode;
};

/** A button for a reminder. What it opens is fetched when it is pressed. */
export function RemindMe({ of, children }: RemindMeProps) {
  const [Dialog, setDialog] = useState<ComponentType<OwnRemindDialogProps>>();
  const [asked, setAsked] = useState<ToRemindOf>();
  const [open, setOpen] = useState(false);

  async function press() {
    try {
      const OwnRemindDialog = await dialog.load();
      setDialog(() => OwnRemindDialog);
      setAsked(of());
      setOpen(true);
    } catch (error) {
      showToast(toastFor(error));
    }
  }

  return (
    <>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={press}>
        <Bell aria-hidden />
        {children}
      </Button>
      {Dialog && asked && <Dialog {...asked} open={open} onOpenChange={setOpen} />}
    </>
  );
}
