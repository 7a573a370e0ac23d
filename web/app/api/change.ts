import { idempotencyKeyHeader } from '@openslate/contract/idempotency-header.ts';
import { repeating, statusOf } from './repeating.ts';
import { type RequestOptions, request } from './request.ts';

type ChangeOptions = RequestOptions & {
  /** Made for this one thing (`NewThing`), where doing it twice would make two. */
  key?: string;
};

/**
 * A call that changes something. Where no answer came, or the server failed, it is made again by the rule for changes:
 * so it must be safe to repeat, by itself or by its key. docs/decisions/0021-sending-again.md tells which is which.
 */
export async function change(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  { key, ...options }: ChangeOptions = {},
): Promise<unknown> {
  const headers = { ...options.headers, ...(key && keyHeader(key)) };
  return repeating(async (tries) => {
    try {
      return await request(method, url, { ...options, headers });
    } catch (error) {
      // It was deleted before, and only the answer was lost.
      if (tries > 0 && method === 'DELETE' && statusOf(error) === 404) return null;
      throw error;
    }
  });
}

export function keyHeader(key: string): Record<string, string> {
  return { [idempotencyKeyHeader]: key };
}
