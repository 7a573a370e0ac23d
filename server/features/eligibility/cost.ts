import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { ProcessorTime } from '../../rate-limit/processor-time.ts';
import { tooManyRequests } from '../../rate-limit/too-many.ts';

/**
 * Half of one core. The heaviest record that could be found, 50 charges of which next to nothing is known, takes about
 * as long as a hundred ordinary ones: of those, many thousands in a minute stay far below it.
 */
export const processorShare = 30_000;

/**
 * Spread into a route: refuses whoever has used up their share of the processor, and counts what each request takes,
 * from the check of its body to its answer in bytes. Between the two no other request gets a turn, but for the first
 * record of a place, whose law has to be loaded.
 */
export function limitedByCost(
  time: ProcessorTime,
  processorMs: () => number,
): Pick<RouteShorthandOptions, 'preValidation' | 'onSend'> {
  const begun = new WeakMap<FastifyRequest, number>();
  return {
    // Not as soon as it arrives: many that arrive at once would all be let in before the first is counted.
    preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
      const wait = await time.waitOf(request.ip);
      if (wait !== undefined) {
        reply.header('retry-after', Math.ceil(wait / 1000));
        throw tooManyRequests(wait);
      }
      begun.set(request, processorMs());
    },
    onSend: async (request: FastifyRequest) => {
      const start = begun.get(request);
      if (start !== undefined) await time.spend(request.ip, processorMs() - start);
    },
  };
}
