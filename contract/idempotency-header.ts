/** The header by which a request that is sent again, because the answer was lost, is known for the same one. */
export const idempotencyKeyHeader = 'idempotency-key';
