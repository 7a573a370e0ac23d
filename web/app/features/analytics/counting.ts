import type { AnalyticsEvent, ProgressStepName } from '@openslate/contract/analytics-events.ts';
import { idempotencyKeyHeader } from '@openslate/contract/idempotency-header.ts';
import type { PlaceCode } from '@openslate/law/place/places.ts';
import { newKey } from '../../api/new-thing.ts';
import { keptWord } from '../../storage/kept-word.ts';
import { keys } from '../../storage/keys.ts';
import { isRefused } from '../../storage/shelves.ts';
import { countLater } from '../sync-queue/start.ts';

/** That this device is not to be counted. */
const switchedOff = keptWord(keys.counting, /^off$/);

/** What was counted since the page was loaded. Nothing of it outlives the page. */
const counted = new Set<string>();

/** Whether the people in front of this browser said no, here or in its settings. */
export type Consent = 'counted' | 'switched_off' | 'asked_not_to';

export function consent(): Consent {
  if (asksNotToBeTracked()) return 'asked_not_to';
  // A browser that keeps nothing cannot keep a “no” either. Who blocks storage does not want to be counted.
  return isRefused('device') || switchedOff.read() !== null ? 'switched_off' : 'counted';
}

/** Gives whether the device could keep it. */
export function switchCounting(on: boolean): boolean {
  return on ? switchedOff.forget() : switchedOff.write('off');
}

/** Counts that something was done, and in which state the case is. Once for each visit, however often it is done. */
export function track(event: AnalyticsEvent, state?: PlaceCode): void {
  send('analytics', '/api/analytics/track', { event, ...(state && { state }) });
}

/** Counts that somebody came as far as this step of the questions. */
export function trackStep(step: ProgressStepName, state?: PlaceCode): void {
  send('progress', '/api/progress', { step, ...(state && { state }) });
}

/**
 * Without the page's address, and not through the request helper: nobody waits for an answer, and that a count was lost
 * is no news to anyone. What is sent goes out even if the page is left at the same moment; what cannot be sent waits.
 */
function send(type: 'analytics' | 'progress', address: string, data: object): void {
  const what = JSON.stringify(data);
  if (counted.has(address + what) || consent() !== 'counted') return;
  counted.add(address + what);
  const item = { id: newKey(), type, data };
  if (navigator.onLine === false) {
    countLater(item, 'offline');
    return;
  }
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [idempotencyKeyHeader]: item.id },
    body: what,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).then(
    ({ status }) => (status >= 500 || status === 429) && countLater(item, 'failed'),
    () => countLater(item, 'failed'),
  );
}

function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
