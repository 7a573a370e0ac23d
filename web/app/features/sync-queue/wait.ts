import { ApiError, isUnreachable } from '../../api/api-error.ts';
import { deliver, pauseAfter } from './deliver.ts';
import type { NewItem } from './item.ts';
import { enqueue } from './queue.ts';
import { mayComeThroughLater } from './send.ts';
import { wakeLater } from './wake.ts';

export { deliver };

/** Lets something wait on the device until it can be sent. Whether it does. */
export async function letWait(item: NewItem, why: 'offline' | 'failed'): Promise<boolean> {
  const waits = await enqueue(item, why === 'failed' ? Date.now() + pauseAfter(1) : undefined);
  if (!waits) return false;
  wakeLater(deliver);
  deliver();
  return true;
}

/** Sends something at once or, where that cannot be, lets it wait. A refusal is thrown, and so is what cannot wait. */
export async function sendOrWait<Answer>(
  item: NewItem,
  sendNow: () => Promise<Answer>,
): Promise<{ readonly answer: Answer } | 'waits'> {
  if (navigator.onLine === false && (await letWait(item, 'offline'))) return 'waits';
  try {
    return { answer: await sendNow() };
  } catch (error) {
    if (canWait(error) && (await letWait(item, 'failed'))) return 'waits';
    throw error;
  }
}

/** Not where there is no room for it: that is for the person to hear, who can save it in another way. */
function canWait(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return isUnreachable(error) || (mayComeThroughLater(error.statusCode) && error.statusCode !== 507);
}
