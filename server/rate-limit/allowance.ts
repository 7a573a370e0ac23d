import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VisitorCounters } from './counters.ts';
import { atMost } from './limits.ts';
import { tooManyRequests } from './too-many.ts';

/** Limits within a route, for what only the route can tell apart: a post without a proof of work, a search. */
export class Allowance {
  readonly #counters: VisitorCounters;
  readonly #factor: number;

  constructor(counters: VisitorCounters, factor: number) {
    this.#counters = counters;
    this.#factor = factor;
  }

  /** Counts one of `what` for whoever asks, and refuses it if that is more than `most` within a while. */
  async take(
    what: string,
    request: FastifyRequest,
    reply: FastifyReply,
    [most, per]: Parameters<typeof atMost>,
  ): Promise<void> {
    const { max, windowMs } = atMost(most, per).limit;
    const { current, ttl } = await this.#counters.hit(what, request.ip, windowMs);
    if (current <= Math.max(1, Math.round(max * this.#factor))) return;
    reply.header('retry-after', Math.ceil(ttl / 1000));
    throw tooManyRequests(ttl);
  }
}
