import { wakeTag } from '../../../offline/messages.ts';

type WithSync = ServiceWorkerRegistration & {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
};

let isHeard = false;

/**
 * Has the browser say when there is a network again, where it can (Background Sync). It tells the worker, which wakes this
 * page: what waits is not laid where a worker could read it, and nothing is sent while no page is open.
 */
export function wakeLater(work: () => void): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  if (!isHeard) serviceWorker.addEventListener('message', ({ data }) => data === wakeTag && work());
  isHeard = true;
  serviceWorker.ready
    .then((registration: WithSync) => registration.sync?.register(wakeTag))
    // The person does not allow it. The page hears of the network by itself too.
    .catch(() => {});
}
