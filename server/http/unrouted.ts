import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** The part of the request's address before the query, exactly as it was sent. */
export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

export function isApi(path: string): boolean {
  return /^\/api(\/|$)/i.test(path);
}

/**
 * Turns away, before its body is read, a request that no route takes: a method the address does not know, or
 * anything but reading where there is no route. What remains are reads that the site may have a page for.
 */
export function refuseUnrouted(app: FastifyInstance): void {
  const known: { address: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    known.push({ address: addressPattern(url), methods: [method].flat() });
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    const path = pathOf(request.url);
    const allowed = isApi(path)
      ? known.filter(({ address }) => address.test(path)).flatMap(({ methods }) => methods)
      : ['GET', 'HEAD'];
    if (allowed.includes(request.method)) return done();
    if (allowed.length === 0) return done(new Refusal(404, 'not_found', 'There is nothing at this address.'));
    reply.header('allow', [...new Set(allowed)].join(', '));
    done(new Refusal(405, 'method_not_allowed', `This address does not take ${request.method} requests.`));
  });
}

function addressPattern(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
}
