import { offlineSize, offlineStores, offlineWorker } from '@openslate/contract/offline.ts';
import type { Kept, What, Wish } from '../../../offline/messages.ts';
import { ownScript } from '../../own-script.ts';
import { keptWord } from '../../storage/kept-word.ts';
import { keys } from '../../storage/keys.ts';

/** Whether this browser can keep the site at all: not every one can, and none does over plain http. */
export const canKeepSite = () => 'serviceWorker' in navigator;

export function startKeeping(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(ownScript(offlineWorker));
}

export async function keep(what: What): Promise<Kept> {
  return ask({ kind: 'keep', what }, await navigator.serviceWorker.ready);
}

/** What lies on this device, if anything does. */
export async function whatIsKept(): Promise<Kept | undefined> {
  const registration = canKeepSite() ? await navigator.serviceWorker.getRegistration() : undefined;
  return registration?.active ? ask({ kind: 'tell' }, registration) : undefined;
}

/** What a copy of everything would weigh. Nothing where that cannot be asked. */
export async function sizeOfCopy(): Promise<number | undefined> {
  const response = await fetch(offlineSize);
  if (!response.ok) return undefined;
  const { bytes } = (await response.json()) as { bytes?: unknown };
  return typeof bytes === 'number' ? bytes : undefined;
}

const refusal = keptWord(keys.offlineCopy, /^none$/);

/** The person wants no copy on this device. */
export const isCopyRefused = () => refusal.read() !== null;

export async function refuseCopy(): Promise<void> {
  refusal.write('none');
  await forgetSite();
}

/** All of it, by the person's own wish. */
export async function wantCopy(): Promise<Kept> {
  refusal.forget();
  await startKeeping();
  return keep('everything');
}

/** Away with the copy and with the one who keeps it. */
export async function forgetSite(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(offlineStores)) await caches.delete(name);
}

function ask(wish: Wish, { active }: ServiceWorkerRegistration): Promise<Kept> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as Kept);
    active?.postMessage(wish, [port2]);
  });
}
