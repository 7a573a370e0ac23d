import { kept } from '../../storage/kept.ts';
import { keys } from '../../storage/keys.ts';
import { isSharedComputer } from '../../storage/shared-computer.ts';
import { isRefused } from '../../storage/shelves.ts';
import { isCount, itemOf, type NewItem, type QueuedItem, queuedItems } from './item.ts';
import { inTurn } from './tabs.ts';

const stored = kept(keys.syncQueue, queuedItems);
/** Counts of a long time without a network are not worth more room. */
const mostCounts = 100;

/** What waits to be sent, the oldest first. */
export function waiting(): readonly QueuedItem[] {
  const found = stored.find();
  return found.kind === 'kept' ? found.value : [];
}

/** Whether it now waits. On a shared computer nothing does, nor where the browser keeps nothing. */
export function enqueue(what: NewItem, notBefore?: number): Promise<boolean> {
  return inTurn(() => {
    if (isSharedComputer() || isRefused('device')) return false;
    const before = waiting();
    const item = itemOf(what, { timestamp: Date.now(), ...(notBefore !== undefined && { notBefore }) });
    if (isCount(item) && before.filter(isCount).length >= mostCounts) return false;
    const others = before.filter(({ id }) => id !== item.id);
    if (keep([...others, item])) return true;
    // The browser is full. What only the open page remembers would be lost without a word.
    keep(before);
    return false;
  });
}

const arrivedHere = new Set<string>();

/** Takes something out, because it arrived, will not arrive or is not to be sent. Whether it was still there. */
export function leave({ id }: { readonly id: string }, how?: 'arrived'): Promise<boolean> {
  return inTurn(() => {
    if (how) arrivedHere.add(id);
    const before = waiting();
    const left = before.filter((item) => item.id !== id);
    if (left.length !== before.length) keep(left);
    return left.length !== before.length;
  });
}

/** This tab sent it. What another one sent is told there. */
export function hasArrived(id: string): boolean {
  return arrivedHere.has(id);
}

export function change(id: string, part: Partial<QueuedItem>): Promise<void> {
  return inTurn(() => void keep(waiting().map((item) => (item.id === id ? { ...item, ...part } : item))));
}

/** Told when something is added or taken out, here or in another tab. */
export function onQueueChange(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => (key === null || key === keys.syncQueue.name) && listener();
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

function keep(items: readonly QueuedItem[]): boolean {
  const taken = items.length === 0 ? stored.forget() : stored.write(items);
  dispatchEvent(new StorageEvent('storage', { key: keys.syncQueue.name }));
  return taken;
}
