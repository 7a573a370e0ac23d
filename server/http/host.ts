import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * A request names the host it is for once: HTTP/1.1 asks for it, and of two names a proxy might believe one and the
 * server the other. Node's own check answers without the envelope, so it is off (`requireHostHeader`).
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const named = hostsIn(raw);
    if (named > 1) throw malformed('The request names more than one host. Send one Host header.');
    // HTTP/1.0 had no such header, and some monitors still speak it.
    if (named === 0 && raw.httpVersion === '1.1')
      throw malformed('The request has no Host header. Send one.');
  });
}

/** Node keeps the first of several and says nothing of the others; only the raw list holds them all. */
function hostsIn({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
}

function malformed(message: string): Refusal {
  return new Refusal(400, 'malformed_request', message);
}
