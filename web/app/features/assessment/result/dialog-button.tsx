import type { LucideIcon } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { toastFor } from '../../../parts/missing-part.ts';
import type { Part } from '../../../parts/part.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/overlays/toast.ts';
import type { ResultToKeep } from '../documents/result-paper.ts';

export type KeepDialogProps = {
  kept: ResultToKeep;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A button whose dialog is fetched when it is first pressed. What was typed into it stays while the screen does. */
export function DialogButton({
  kept,
  dialog,
  icon: Icon,
  label,
}: {
  kept: ResultToKeep;
  dialog: Part<ComponentType<KeepDialogProps>>;
  icon: LucideIcon;
  label: string;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<KeepDialogProps>>();
  const [open, setOpen] = useState(false);
  const wasOpen = useRef(false);

  // The dialog did not come from a trigger of its own, so it cannot give back the focus.
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);

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
      <Button ref={button} variant="secondary" aria-haspopup="dialog" onClick={show}>
        <Icon aria-hidden />
        {label}
      </Button>
      {Dialog && <Dialog kept={kept} open={open} onOpenChange={setOpen} />}
    </>
  );
}
