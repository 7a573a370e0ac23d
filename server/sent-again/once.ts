import { setTimeout as wait } from 'node:timers/promises';
import { IdempotencyKey } from '@openslate/contract/idempotency.ts';
import { idempotencyKeyHeader } from '@openslate/contract/idempotency-header.ts';
import type {
  FastifyReply,
  FastifyRequest,
  onSendAsyncHookHandler,
  preHandlerAsyncHookHandler,
} from 'fastify';
import { logError } from '../http/outages.ts';
import { Refusal } from '../http/refusal.ts';
import type { Begun, Claim, KeptAnswers } from './kept-answers.ts';

/**
 * Spread into the options of a route that must not be done twice: `{ ...once, schema: { headers: IdempotencyKey } }`.
 * A request with a key that was answered before is told the same again. Those without a key are as they always were.
 */
export type Once = { preHandler: preHandlerAsyncHookHandler; onSend: onSendAsyncHookHandler };

/** How often and how long to wait for the first of two that came at once, in milliseconds. */
const looks = 30;
const pause = 100;

export function onceOnly(answers: KeptAnswers): Once {
  const claims = new WeakMap<FastifyRequest, Claim>();

  return {
    // After everything else was looked at: who may not do it, or sent nonsense, gets no answer meant for another.
    preHandler: async (request, reply) => {
      const key = keyOf(request);
      if (key === undefined) return;
      const { method, url } = request.routeOptions;
      const begin = () => answers.begin(`${method} ${url}`, key, request.body);
      let begun: Begun = await begin();
      for (let look = 0; begun.kind === 'underway' && look < looks; look += 1) {
        await wait(pause);
        begun = await begin();
      }
      if (begun.kind === 'claimed') claims.set(request, begun.claim);
      else return answerWith(begun, reply);
    },
    onSend: async (request, reply, payload) => {
      const claim = claims.get(request);
      claims.delete(request);
      if (claim)
        await settle(claim, reply, payload).catch((err: unknown) =>
          logError(request.server, err, 'could not keep the answer', { requestId: request.id }),
        );
      return payload;
    },
  };

  async function settle(claim: Claim, { statusCode: status }: FastifyReply, payload: unknown): Promise<void> {
    if (status >= 300) return answers.giveUp(claim);
    return answers.finish(claim, { status, body: typeof payload === 'string' ? payload : '' });
  }
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  return IdempotencyKey.parse(headers)[idempotencyKeyHeader];
}

function answerWith(begun: Exclude<Begun, { kind: 'claimed' }>, reply: FastifyReply): FastifyReply {
  if (begun.kind === 'answered') {
    const { status, body } = begun.answer;
    return reply.code(status).send(body === '' ? undefined : JSON.parse(body));
  }
  if (begun.kind === 'another_body') throw usedForAnother();
  reply.header('retry-after', '1');
  throw stillUnderway();
}

function usedForAnother(): Refusal {
  return new Refusal(
    409,
    'key_used_before',
    'Something else was sent with this Idempotency-Key. Make a new key for each thing you send.',
  );
}

function stillUnderway(): Refusal {
  return new Refusal(
    503,
    'still_underway',
    'The same request is still being worked on. Try again in a moment.',
  );
}
