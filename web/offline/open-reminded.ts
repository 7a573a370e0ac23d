import type { NotificationData } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Shows the page that a notification is about. One that is open already comes to the front; no other is taken away from
 * whoever is in the midst of something.
 */
export async function openReminded(notification: Notification): Promise<void> {
  notification.close();
  const { to } = notification.data as NotificationData;
  const address = new URL(to, location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === address.pathname);
  await (there ? there.focus() : self.clients.openWindow(address.href));
}
