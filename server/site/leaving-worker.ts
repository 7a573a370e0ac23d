import { offlineStores, offlineWorker } from '@openslate/contract/offline.ts';
import type { FastifyInstance } from 'fastify';

const script = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('${offlineStores}')) await caches.delete(name);
  await self.registration.unregister();
}
`;

/**
 * Where the operator wants no copies of the site on devices, browsers are given this in place of the worker that keeps
 * one: it throws away what was kept, and removes itself.
 */
export function serveLeavingWorker(app: FastifyInstance): void {
  app.get(offlineWorker, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );
}
