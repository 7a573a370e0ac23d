import { type QueuedType, queuedTypes, usualMaxRetries } from '@openslate/contract/sync-queue.ts';

/** Something that could not be sent yet. */
export type QueuedItem = {
  /** Made by chance. It goes along as the Idempotency-Key, so that nothing arrives twice. */
  readonly id: string;
  readonly timestamp: number;
  readonly retryCount: number;
  readonly maxRetries: number;
  readonly type: QueuedType;
  /** What is sent, as it is: of an assessment that is ciphertext, whose key is not here. */
  readonly data: unknown;
  readonly endpoint: string;
  readonly method: 'POST';
  /** Not tried again earlier than this. */
  readonly notBefore?: number;
  /** Of a shared result, for the list of links that were made here. It is not sent. */
  readonly place?: string;
};

export type NewItem = Pick<QueuedItem, 'id' | 'type' | 'data' | 'place'>;

export function itemOf(what: NewItem, more: Pick<QueuedItem, 'timestamp' | 'notBefore'>): QueuedItem {
  const { endpoint, maxRetries } = queuedTypes[what.type];
  return { ...what, ...more, retryCount: 0, maxRetries, endpoint, method: 'POST' };
}

/** A count is nobody's words: whether it arrives is no news to anyone. */
export function isCount({ type }: QueuedItem): boolean {
  return type === 'analytics' || type === 'progress';
}

/** Reads what lies in the browser, and leaves out what is none of ours: nothing is sent anywhere else. */
export const queuedItems = {
  parse(stored: unknown): readonly QueuedItem[] {
    if (!Array.isArray(stored)) throw new TypeError('Not a list.');
    return stored.filter(isItem).map(withMaxRetries);
  },
};

function isItem(each: Partial<QueuedItem> | null): each is QueuedItem {
  return (
    typeof each?.id === 'string' &&
    typeof each.timestamp === 'number' &&
    typeof each.retryCount === 'number' &&
    typeof each.data === 'object' &&
    queuedTypes[each.type as QueuedType]?.endpoint === each.endpoint
  );
}

function withMaxRetries(item: QueuedItem): QueuedItem {
  return { ...item, method: 'POST', maxRetries: Number(item.maxRetries) || usualMaxRetries };
}
