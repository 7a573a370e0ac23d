import type { FastifyInstance, onRequestAsyncHookHandler, RouteOptions } from 'fastify';
import type { Hit, VisitorCounters } from './counters.ts';
import { defaultLimits, type Limit } from './limits.ts';
import { tooManyRequests } from './too-many.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See `atMost`. */
    limit?: Limit | false;
  }
}

/** Where requests are counted, and where reads that declare no limit of their own are. */
type Counters = { counters: VisitorCounters; reads: VisitorCounters };

/** Limits every route registered after it: by what the route declares, else by whether it reads or writes. */
export function enforceLimits(app: FastifyInstance, { counters, reads }: Counters, factor: number): void {
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit ?? (isRead(route) ? defaultLimits.reads : defaultLimits.writes);
    if (limit === false) return;
    const max = Math.max(1, Math.round(limit.max * factor));
    const counted = `${route.method} ${route.url}`;
    const keeping = limit === defaultLimits.reads ? reads : counters;
    const refuseTooMany: onRequestAsyncHookHandler = async ({ ip }, reply) => {
      const hit = await keeping.hit(counted, ip, limit.windowMs).catch(letThrough);
      if (hit.current <= max) return;
      reply.header('retry-after', Math.ceil(hit.ttl / 1000));
      throw tooManyRequests(hit.ttl);
    };
    route.onRequest = [route.onRequest ?? [], refuseTooMany].flat();
  });
}

/** What can't even be counted in memory is let through; what needs the database fails by itself. */
function letThrough(): Hit {
  return { current: 0, ttl: 0 };
}

function isRead({ method }: RouteOptions): boolean {
  return [method].flat().every((name) => ['GET', 'HEAD', 'OPTIONS'].includes(name));
}
