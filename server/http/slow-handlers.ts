import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer lies ready: there is nothing to wait for, and nothing to give up. */
    ready?: true;
  }
}

/** Longer than a query may take, and short enough that whoever waits is told before they give up. */
const patienceMs = 30_000;

/** Routes that work for their answer are given up after a while. The clock for that is not set for any other. */
export function endSlowHandlers(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.config?.ready) route.handlerTimeout ??= patienceMs;
  });
}
