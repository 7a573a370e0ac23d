import { part } from '../../parts/part.ts';
import { keys } from '../../storage/keys.ts';
import { shelfOf } from '../../storage/shared-computer.ts';
import { readText } from '../../storage/shelves.ts';
import type { NewItem } from './item.ts';
import type * as wait from './wait.ts';

const waiting = part(() => import('./wait.ts'));

/** Where something waits to be sent. Most pages have nothing to send, and fetch nothing for it. */
export function sendWhatWaits(): void {
  if (readText(shelfOf(keys.syncQueue), keys.syncQueue.name) !== null) then(({ deliver }) => deliver());
}

/** For what nobody waits for an answer to: if it cannot wait either, it is lost. */
export function countLater(item: NewItem, why: 'offline' | 'failed'): void {
  then(({ letWait }) => letWait(item, why));
}

function then(act: (part: typeof wait) => unknown): void {
  waiting.load().then(act, () => {});
}
