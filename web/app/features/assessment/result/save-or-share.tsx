import type { PlaceCode } from '@openslate/law/place/places.ts';
import { Share } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { sparesData } from '../../../api/when-idle.ts';
import type { MissingPart } from '../../../parts/load-part.ts';
import { missingPart, part } from '../../../parts/part.ts';
import { PartFailed } from '../../../parts/part-failed.tsx';
import { whenUsed } from '../../../parts/when-used.ts';
import { Button } from '../../../ui/button.tsx';
import { track } from '../../analytics/counting.ts';
import type { SaveOrShareDialogProps, ToSaveOrShare } from './save-or-share-dialog.tsx';

const dialog = part(() => import('./save-or-share-dialog.tsx'));

/** The one button for a result to take along: on paper, as a file, in the calendar, as a letter to send, as a link. */
export function SaveOrShare(result: ToSaveOrShare) {
  const [Dialog, setDialog] = useState<ComponentType<SaveOrShareDialogProps>>();
  const [open, setOpen] = useState(false);
  const [missing, setMissing] = useState<MissingPart>();
  useFetchAhead();
  useCountedPrints(result.kept.place.code);

  async function press() {
    try {
      const { SaveOrShareDialog } = await dialog.load();
      setDialog(() => SaveOrShareDialog);
      setOpen(true);
      setMissing(undefined);
    } catch (error) {
      setMissing(missingPart(error));
    }
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={press}>
        <Share aria-hidden />
        Save or share
      </Button>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} {...result} />}
      {missing && (
        <PartFailed
          kind="wait"
          title="This could not be loaded"
          announce="now"
          className="order-last w-full"
          missing={missing}
        >
          <p>Check your connection, then press “Save or share” again. Nothing you answered is lost.</p>
        </PartFailed>
      )}
    </>
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

/** While the result is read, what its button needs is fetched as well: people lose the network on the way home. */
function useFetchAhead(): void {
  useEffect(() => {
    if (sparesData()) return;
    return whenUsed(() => {
      // Who presses the button later is told if it failed.
      dialog
        .load()
        .then(({ fetchPdfMaker }) => fetchPdfMaker())
        .catch(() => {});
    });
  }, []);
}
