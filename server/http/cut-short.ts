import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * A body that ended too soon: a visitor who left, or a phone in a tunnel. Nobody may be there to read the answer; its
 * status keeps it out of what we count and log as our own errors.
 */
export function cutShort(): Refusal {
  return new Refusal(
    400,
    'malformed_request',
    'The request was cut short: it is not as long as it says. Send it again.',
  );
}

/** Whether an error says no more than that the visitor's connection is gone; a database's reset is another object. */
export function isOfConnection(error: unknown, { raw }: FastifyRequest): boolean {
  return error instanceof Error && error === raw.errored;
}

/** Cut off before its body was read, a request has told of it already, and reading would wait for it in vain. */
export function refuseCutBodies(app: FastifyInstance): void {
  app.addHook('preParsing', ({ raw }, _reply, _body, done) =>
    done(raw.errored && !raw.complete ? cutShort() : null),
  );
}
