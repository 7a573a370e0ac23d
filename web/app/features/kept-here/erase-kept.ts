import { type KeptThing, type KeyName, takeAway } from '../../storage/inventory.ts';
import { isSharedComputer } from '../../storage/shared-computer.ts';
import { dismissToast, showToast } from '../../ui/overlays/toast.ts';

const undoFor = 30_000;

/** They follow from the others, or guard them: the switch says whether this computer is shared. */
const notByItself: readonly KeyName[] = ['sharedComputer', 'keptNotes'];

export function isErasable({ key }: KeptThing): boolean {
  return !notByItself.includes(key);
}

/** At once. For a short time the open page alone remembers it; on a shared computer nothing does. */
export function eraseKept(things: readonly KeptThing[], title: string): void {
  const bringBack = takeAway(things.map(({ key }) => key));
  if (isSharedComputer()) {
    showToast({ title, kind: 'good' });
    return;
  }
  const toast = showToast({
    title,
    description: 'For 30 seconds you can still bring it back.',
    duration: undoFor,
    action: {
      label: 'Undo',
      hint: 'To bring it back, press F8, then Tab to Undo.',
      press: () => {
        bringBack();
        showToast({ title: 'It is back', kind: 'good' });
      },
    },
  });
  // A browser may keep a page that was left, with all it remembers, to show it again.
  window.addEventListener('pagehide', () => dismissToast(toast), { once: true });
}
