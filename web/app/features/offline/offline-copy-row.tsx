import { useEffect, useState } from 'react';
import type { Kept } from '../../../offline/messages.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { useSharedComputer } from '../kept-here/use-shared-computer.ts';
import { canKeepSite, refuseCopy, sizeOfCopy, wantCopy, whatIsKept } from './offline-copy.ts';

/** The copy of the site on this device: how large it is, with a way to have all of it or none. */
export function OfflineCopyRow() {
  const [copy, setCopy] = useState<Kept>();
  const [isBusy, setBusy] = useState(false);
  const isShared = useSharedComputer();
  const size = useSize(copy === undefined);
  useEffect(() => {
    whatIsKept().then(setCopy, () => {});
  }, []);

  if (isShared || !canKeepSite()) return null;

  const change = async (work: () => Promise<Kept | undefined>, title: string) => {
    setBusy(true);
    try {
      setCopy(await work());
      showToast({ title, kind: 'good' });
    } catch {
      showToast({
        title: 'That did not work',
        description: 'Check your connection and the free space on your device. Then try again.',
        kind: 'no',
      });
    }
    setBusy(false);
  };
  const keepAll = () => change(wantCopy, 'The site now works on this device without the network');
  const remove = () => change(() => refuseCopy().then(() => undefined), 'The copy is removed');

  return (
    <div className="mt-6 rounded-card border border-line bg-card p-4" aria-busy={isBusy}>
      <h3 className="text-lg">For use without the network</h3>
      <p className="mt-1">
        {copy
          ? `A copy of our pages and of the law is on this device: ${inMegabytes(copy.bytes)}. It tells nothing about you.`
          : 'No copy of the site is on this device. With one, you can check your options without the network.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {copy?.more !== 0 && (
          <Button variant="secondary" disabled={isBusy} onClick={keepAll}>
            {copy
              ? `Keep the rest too (${inMegabytes(copy.more)})`
              : `Keep a copy${size === undefined ? '' : ` (${inMegabytes(size)})`}`}
          </Button>
        )}
        {copy && (
          <Button variant="quiet" disabled={isBusy} onClick={remove}>
            Remove the copy
          </Button>
        )}
      </div>
    </div>
  );
}

/** Where there is no copy to tell it. */
function useSize(isWanted: boolean): number | undefined {
  const [size, setSize] = useState<number>();
  useEffect(() => {
    if (isWanted) sizeOfCopy().then(setSize, () => {});
  }, [isWanted]);
  return size;
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
