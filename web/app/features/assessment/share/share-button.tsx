import type { Place } from '@openslate/law/place/places.ts';
import { type ComponentType, useState } from 'react';
import type { MissingPart } from '../../../parts/load-part.ts';
import { missingPart, part } from '../../../parts/part.ts';
import { PartFailed } from '../../../parts/part-failed.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ShareDialogProps } from './share-dialog.tsx';
import type { Shareable } from './shared-payload.ts';

const shareDialog = part(() => import('./share-dialog.tsx').then(({ ShareDialog }) => ShareDialog));

/** Opens the dialog in which a private link is made. What it takes is loaded when it is asked for. */
export function ShareButton(shared: Shareable & { place: Place }) {
  const [Dialog, setDialog] = useState<ComponentType<ShareDialogProps>>();
  const [open, setOpen] = useState(false);
  const [missing, setMissing] = useState<MissingPart>();

  async function press() {
    try {
      const ShareDialog = await shareDialog.load();
      setDialog(() => ShareDialog);
      setOpen(true);
      setMissing(undefined);
    } catch (error) {
      setMissing(missingPart(error));
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={press}>
        Save or share
      </Button>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} {...shared} />}
      {missing && (
        <PartFailed
          kind="wait"
          title="Sharing could not be loaded"
          announce="now"
          className="w-full"
          missing={missing}
        >
          <p>Check your connection, then press “Save or share” again. Nothing you answered is lost.</p>
        </PartFailed>
      )}
    </>
  );
}
