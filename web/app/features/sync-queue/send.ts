import { idempotencyKeyHeader } from '@openslate/contract/idempotency-header.ts';
import { failureOf } from '../../api/api-error.ts';
import type { QueuedItem } from './item.ts';

export type Sent =
  | { readonly kind: 'arrived'; readonly answer: unknown }
  /** A no that will stay one. `why` is meant to be read. */
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'failed'; readonly why: string; readonly waitMs: number };

/** An answer that takes longer than this does not come. */
export const longestTry = 60_000;

/** Tries once. Without the address of the page. */
export async function send({ id, endpoint, method, data }: QueuedItem): Promise<Sent> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), longestTry);
  try {
    const response = await fetch(endpoint, {
      method,
      headers: { 'content-type': 'application/json', [idempotencyKeyHeader]: id },
      body: JSON.stringify(data),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      signal: stop.signal,
    });
    // Nothing else is a yes: a hotel's network answers everything with a page of its own.
    if (response.status === 204) return { kind: 'arrived', answer: undefined };
    if (response.status === 201) return { kind: 'arrived', answer: await response.json() };
    if (!response.ok && !mayComeThroughLater(response.status))
      return { kind: 'refused', why: (await failureOf(response)).message };
    return {
      kind: 'failed',
      why: `HTTP ${response.status}: ${response.statusText}`,
      waitMs: 1000 * (Number(response.headers.get('retry-after')) || 0),
    };
  } catch (error) {
    return { kind: 'failed', why: error instanceof Error ? error.message : String(error), waitMs: 0 };
  } finally {
    clearTimeout(timer);
  }
}

/** Too much at once, too slow, or a fault at the other end. Anything else that is no yes is a no. */
export function mayComeThroughLater(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429;
}
