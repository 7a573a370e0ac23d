/** What browsers that can put a site among the apps send when it may be. */
type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };

let offer: InstallEvent | undefined;
const listeners = new Set<() => void>();

/** Keeps the browser’s offer for a better moment than the first second on a page. */
export function noticeInstallOffer(): () => void {
  const noticed = (event: Event) => {
    event.preventDefault();
    become(event as InstallEvent);
  };
  const installed = () => become(undefined);
  addEventListener('beforeinstallprompt', noticed);
  addEventListener('appinstalled', installed);
  return () => {
    removeEventListener('beforeinstallprompt', noticed);
    removeEventListener('appinstalled', installed);
  };
}

export const canInstall = () => offer !== undefined;

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The browser asks the person. An offer serves once. */
export function install(): void {
  void offer?.prompt();
  become(undefined);
}

function become(next: InstallEvent | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}
