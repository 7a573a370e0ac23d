import { longestWaitDays } from '@openslate/contract/sync-queue.ts';
import { consent } from '../analytics/counting.ts';
import { afterwardsOf, type Note, show } from './afterwards.ts';
import { isCount, type QueuedItem } from './item.ts';
import { change, leave, waiting } from './queue.ts';
import { send } from './send.ts';
import { ifNobodySends, mayTry } from './tabs.ts';

const second = 1000;
const hour = 60 * 60 * second;
const day = 24 * hour;

/** Half a minute after the first failure, then two minutes, then eight. */
export function pauseAfter(failures: number): number {
  return 30 * second * 4 ** (failures - 1);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits and may be tried now, each kind in its order, and comes back for the rest as long as the page is open. */
export async function deliver(): Promise<void> {
  clearTimeout(timer);
  await ifNobodySends(async () => {
    const notes: Note[] = [];
    // Of a kind, nothing overtakes what came before it.
    const held = new Set<string>();
    for (const { id } of waiting()) {
      const item = waiting().find((each) => each.id === id);
      if (!item || held.has(item.endpoint)) continue;
      const outcome = await attempt(item);
      if (outcome === 'waits') held.add(item.endpoint);
      else if (outcome) notes.push(outcome);
    }
    show(notes);
  });
  comeBack();
}

/** What the person is told of it, if anything; or it still waits. */
async function attempt(item: QueuedItem): Promise<Note | 'waits' | undefined> {
  const { id } = item;
  if (isCount(item) && consent() !== 'counted') return void (await leave(item));
  const mayBeTried = navigator.onLine !== false && waitFor(item) === 0;
  const isOver = Date.now() - item.timestamp > longestWaitDays * day;
  if (!mayBeTried && !isOver) return 'waits';
  // Fetched beforehand: what arrived must not be without a word because the network went away again.
  const afterwards = await afterwardsOf[item.type].load().catch(() => 'missing' as const);
  if (afterwards === 'missing') return 'waits';
  const lose = async (why: string) => {
    const note = afterwards?.lost(item, why);
    await leave(item);
    return note;
  };

  if (isOver) return lose(`It could not be sent for ${longestWaitDays} days.`);
  const read = () => waiting().find((each) => each.id === id)?.notBefore;
  if (!(await mayTry({ write: (notBefore) => change(id, { notBefore }), read }))) return 'waits';
  const sent = await send(item);
  if (sent.kind === 'arrived') {
    const note = afterwards?.arrived(item, sent.answer);
    await leave(item, 'arrived');
    return note;
  }
  console.error(`${item.method} ${item.endpoint} failed: ${sent.why}`);
  if (sent.kind === 'refused') return lose(sent.why);
  const retryCount = item.retryCount + 1;
  if (retryCount >= item.maxRetries) return lose(`It was tried ${retryCount} times (${sent.why}).`);
  const pause = Math.min(Math.max(pauseAfter(retryCount), sent.waitMs), hour);
  await change(id, { retryCount, notBefore: Date.now() + pause });
  return 'waits';
}

/** A device whose clock was set back has nothing to wait for. */
function waitFor({ notBefore = 0 }: QueuedItem): number {
  const pause = notBefore - Date.now();
  return pause > 0 && pause <= hour ? pause : 0;
}

/** Without a network the browser says when there is one again. */
function comeBack(): void {
  const foremost = new Map([...waiting()].reverse().map((item) => [item.endpoint, item]));
  if (foremost.size === 0 || navigator.onLine === false) return;
  const pause = Math.min(...[...foremost.values()].map(waitFor));
  timer = setTimeout(deliver, Math.max(pause, second));
}
