import { Failure } from '@openslate/contract/failure.ts';
import * as z from 'zod/mini';

/** Spread into a route's responses: what any request for something can be answered with. */
export const readFailures = { 400: Failure, 429: Failure, 500: Failure, 503: Failure } as const;

/** … and any request that carries a body. */
export const writeFailures = { ...readFailures, 413: Failure, 415: Failure } as const;

/** Done, and nothing to say about it. */
export const noContent = z.undefined();
