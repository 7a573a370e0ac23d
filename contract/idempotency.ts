import * as z from 'zod/mini';
import { idempotencyKeyHeader } from './idempotency-header.ts';

/** Made by chance for each thing that is sent, at least 128 bits of it, and sent again with it if the answer was lost. */
export const IdempotencyKey = z.object({
  [idempotencyKeyHeader]: z.optional(
    z
      .string()
      .check(z.regex(/^[\w.~:+/=-]{22,100}$/, 'Send 22 to 100 letters, digits or any of . ~ : + / = - _')),
  ),
});
