import type { Wish } from '../../../offline/messages.ts';
import { showToast } from '../../ui/overlays/toast.ts';

/** Says quietly that a newer version lies ready. It takes over when the site is next opened, or at once if the person says so. */
export function offerNewVersion(registration: ServiceWorkerRegistration): void {
  const look = () => {
    const { waiting } = registration;
    // The first one of all replaces nothing.
    if (waiting && navigator.serviceWorker.controller) offer(waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && look());
  });
}

let isOffered = false;

function offer(waiting: ServiceWorker): void {
  if (isOffered) return;
  isOffered = true;
  showToast({
    title: 'A new version is ready',
    description: 'You get it when you next open OpenSlate. Using it now loads this page again.',
    duration: Number.POSITIVE_INFINITY,
    action: {
      label: 'Use it now',
      hint: 'Press F8, then the button “Use it now”, to load the page again in its new version.',
      press: () => takeOver(waiting),
    },
  });
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ kind: 'take-over' } satisfies Wish);
}
