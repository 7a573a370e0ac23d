import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * A request names the host it is for once: HTTP/1.1 asks for it, and of two names a proxy might believe one and the
 * server the other. Node's own check answers without the envelope, so it is off (`requireHostHeader`).
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const named = hostsIn(raw);
    if (named > 1) done(malformed('The request names more than one host. Send one Host header.'));
    // HTTP/1.0 had no such header, and some monitors still speak it.
    else if (named === 0 && raw.httpVersion === '1.1')
      done(malformed('The request has no Host header. Send one.'));
    else done();
  });
}

/** Node keeps the first of several and says nothing of the others; only the raw list holds them all. */
function hostsIn({ rawHeaders }: IncomingMessage): number {
  let named = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 'host'.length && name.toLowerCase() === 'host') named += 1;
  }
  return named;
}

function malformed(message: string): Refusal {
  return new Refusal(400, 'malformed_request', message);
}
