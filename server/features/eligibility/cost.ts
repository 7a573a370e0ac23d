import type { EligibilityRequest } from '@openslate/contract/eligibility.ts';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { ProcessorTime } from '../../rate-limit/processor-time.ts';
import { tooManyRequests } from '../../rate-limit/too-many.ts';

/** Half of one core: 75 records a minute of the costliest kind, and many thousands of ordinary ones. */
export const processorShare = 30_000;

/**
 * In milliseconds: what a record of so many charges takes of the processor at most, whatever is in it. Of most places and
 * records it is a tenth of that.
 */
function mostFor({ answers: { charges } }: EligibilityRequest): number {
  return 2 + 3 * charges.length + 0.1 * charges.length ** 2;
}

/** What a request was charged before it was worked on, and what it has taken. */
type Cost = { readonly began: number; charged: number; taken: number | undefined };

/**
 * Refuses whoever has used up their share of the processor. What a record may take is counted before it is judged: many
 * that come at once would all be let in otherwise. What it took is put in its place afterwards, with what was taken
 * elsewhere.
 */
export class CostLimit {
  /** Spread into the route. */
  readonly hooks: Pick<RouteShorthandOptions, 'preValidation' | 'preHandler' | 'onSend'>;
  readonly #costs = new WeakMap<FastifyRequest, Cost>();

  constructor(time: ProcessorTime, processorMs: () => number) {
    const refuse = async ({ ip }: FastifyRequest, reply: FastifyReply, ms: number) => {
      const wait = await time.waitOf(ip, ms);
      if (wait === undefined) return;
      reply.header('retry-after', Math.ceil(wait / 1000));
      throw tooManyRequests(wait);
    };
    this.hooks = {
      preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
        await refuse(request, reply, 0);
        this.#costs.set(request, { began: processorMs(), charged: 0, taken: undefined });
      },
      preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
        const cost = this.#costs.get(request);
        if (!cost) return;
        cost.taken = processorMs() - cost.began;
        const most = mostFor(request.body as EligibilityRequest);
        await refuse(request, reply, most);
        cost.charged = most;
        await time.spend(request.ip, most);
      },
      onSend: async (request: FastifyRequest) => {
        const cost = this.#costs.get(request);
        if (!cost) return;
        this.#costs.delete(request);
        const { began, charged, taken = processorMs() - began } = cost;
        await time.spend(request.ip, taken - charged);
      },
    };
  }

  tookElsewhere(request: FastifyRequest, ms: number): void {
    const cost = this.#costs.get(request);
    if (cost) cost.taken = (cost.taken ?? 0) + ms;
  }
}
