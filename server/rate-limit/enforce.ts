import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { VisitorCounters } from './counters.ts';
import { defaultLimits, type Limit } from './limits.ts';
import { tooManyRequests } from './too-many.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See `atMost`. */
    limit?: Limit | false;
  }
}

/** Limits every route registered after it: by what the route declares, else by whether it reads or writes. */
export async function enforceLimits(
  app: FastifyInstance,
  counters: VisitorCounters,
  factor: number,
): Promise<void> {
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit ?? (isRead(route) ? defaultLimits.reads : defaultLimits.writes);
    const rateLimit = limit !== false && {
      max: Math.max(1, Math.round(limit.max * factor)),
      timeWindow: limit.windowMs,
    };
    route.config = { ...route.config, rateLimit };
  });
  await app.register(rateLimit, {
    // What can't even be counted in memory is let through; what needs the database fails by itself.
    skipOnError: true,
    // Hashed in the counters, where the day's salt is at hand. Goes nowhere else.
    keyGenerator: (request) => request.ip,
    store: storeOver(counters),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
}

function storeOver(counters: VisitorCounters) {
  return class Store implements rateLimit.FastifyRateLimitStore {
    readonly #route: string;

    constructor(_options: object, route = '') {
      this.#route = route;
    }

    child(options: object): Store {
      const { routeInfo } = options as { routeInfo: Pick<RouteOptions, 'method' | 'url'> };
      return new Store({}, `${routeInfo.method} ${routeInfo.url}`);
    }

    incr(
      address: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      counters.hit(this.#route, address, windowMs).then(
        (result) => done(null, result),
        (error: Error) => done(error),
      );
    }
  };
}

function isRead({ method }: RouteOptions): boolean {
  return [method].flat().every((name) => ['GET', 'HEAD', 'OPTIONS'].includes(name));
}
