import { answerTo } from './answers.ts';
import { type Wish, wakeTag } from './messages.ts';
import { openReminded } from './open-reminded.ts';
import { bring, dropOutdated, keep, whatIsKept } from './stores.ts';

declare const self: ServiceWorkerGlobalScope;

/*
 * Keeps the site on the device. A new version is brought whole before it takes over, and takes over only when no page of
 * the older one is open or the person says so: a page and its parts always come from one build.
 */

self.addEventListener('install', (event) => event.waitUntil(bring()));

self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => event.waitUntil(fulfil(event.data as Wish, event)));

self.addEventListener('notificationclick', (event) => event.waitUntil(openReminded(event.notification)));

// The worker holds nothing of what waits: an open page sends it, and without one it waits on.
self.addEventListener('sync', (event) => (event as ExtendableEvent).waitUntil(wakePages()));

async function wakePages(): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(wakeTag);
}

async function begin(): Promise<void> {
  await dropOutdated();
  // A page is asked for while the worker is still starting, which takes an old phone a while.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function fulfil(wish: Wish, event: ExtendableMessageEvent): Promise<void> {
  if (wish.kind === 'take-over') return self.skipWaiting();
  if (wish.kind === 'keep') await keep(wish.what);
  event.ports[0]?.postMessage(await whatIsKept());
}
