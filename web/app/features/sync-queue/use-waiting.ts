import type { QueuedType } from '@openslate/contract/sync-queue.ts';
import { useEffect, useState } from 'react';
import type { QueuedItem } from './item.ts';
import { onQueueChange, waiting } from './queue.ts';

/** What of a kind waits on this device now, the latest of it. */
export function useWaiting(type: QueuedType): QueuedItem | undefined {
  const [item, setItem] = useState<QueuedItem>();
  useEffect(() => {
    const look = () =>
      setItem(
        waiting()
          .filter((each) => each.type === type)
          .at(-1),
      );
    look();
    return onQueueChange(look);
  }, [type]);
  return item;
}
