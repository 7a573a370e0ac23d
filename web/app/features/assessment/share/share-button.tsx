import type { Place } from '@openslate/law/places.ts';
import { type ComponentType, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ShareDialogProps } from './share-dialog.tsx';
import type { Shareable } from './shared-payload.ts';

/** Opens the dialog in which a private link is made. What it takes is loaded when it is asked for. */
export function ShareButton(shared: Shareable & { place: Place }) {
  const [Dialog, setDialog] = useState<ComponentType<ShareDialogProps>>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);

  async function press() {
    try {
      const { ShareDialog } = await import('./share-dialog.tsx');
      setDialog(() => ShareDialog);
      setOpen(true);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={press}>
        Save or share
      </Button>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} {...shared} />}
      {failed && (
        <Alert kind="wait" title="Sharing could not be loaded" announce="now" className="w-full">
          <p>Check your connection, then press “Save or share” again. Nothing you answered is lost.</p>
        </Alert>
      )}
    </>
  );
}
