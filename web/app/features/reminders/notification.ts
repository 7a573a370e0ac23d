import type { NotificationData } from '../../../offline/messages.ts';

/*
 * A notification lies on lock screens, where anybody reads it. It says who asks and nothing else: neither what it is about
 * nor that there is a record.
 */
const title = 'OpenSlate';
const body = 'You asked to be reminded. Press to open.';

export const wordsShown = { title, body } as const;

type Shown = {
  /** The page of ours to open. */
  readonly to: string;
  /** Two with the same are one. */
  readonly tag: string;
  /** It stays until somebody does something about it. */
  readonly requireInteraction?: boolean;
  /** Where no worker is there to open the page. */
  readonly onPress: () => void;
};

const canNotify = () => 'Notification' in window && Notification.permission === 'granted';

/** Asks the person, unless they have said so already. Only where they have just pressed something for it. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  if (Notification.permission !== 'default') return canNotify();
  return (await Notification.requestPermission()) === 'granted';
}

/** Whether it was shown. */
export async function showNotification({
  to,
  tag,
  requireInteraction = false,
  onPress,
}: Shown): Promise<boolean> {
  if (!canNotify()) return false;
  const data: NotificationData = { to };
  const options = { body, tag, requireInteraction, data, icon: '/icon-192.png', lang: 'en-US' };
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    // Phones show none but those of a worker.
    if (registration?.active) await registration.showNotification(title, options);
    else listen(new Notification(title, options), onPress);
    return true;
  } catch {
    return false;
  }
}

function listen(notification: Notification, onPress: () => void): void {
  notification.onclick = () => {
    notification.close();
    window.focus();
    onPress();
  };
}
