import type { Reminder } from '@openslate/contract/reminders.ts';
import type { PlaceCode } from '@openslate/law/place/places.ts';
import { kept } from '../../storage/kept.ts';
import { keys } from '../../storage/keys.ts';
import { isSharedComputer } from '../../storage/shared-computer.ts';
import { tellOfChange } from '../../storage/shelves.ts';
import { dismissToast, showToast } from '../../ui/overlays/toast.ts';
import { eraseProgress, everyProgress, keepExactly } from './kept-progress.ts';
import type { SavedProgress } from './saved-progress.ts';

/** Long enough to notice and to reach the button; it does not run while somebody points at it or is in it. */
export const undoFor = 30_000;

/** They tell where somebody stopped: what they are about goes, and so do they. */
const reminders = kept<readonly unknown[]>(keys.reminders, { parse: listIn });

const listeners = new Set<() => void>();

/**
 * Erases the answers for all places from this device at once. For a short time the open page alone remembers them, for
 * those who pressed by mistake; on a shared computer nothing does, because the next person may sit down sooner.
 */
export function eraseAnswers(): void {
  const before = everyProgress();
  const set = reminders.find();
  eraseProgress();
  keepReminders([]);
  if (before.length === 0) return;
  offerUndo('Your answers are erased from this device', () => {
    if (set.kind === 'kept') keepReminders(set.value);
    bringBack(before);
  });
}

/** The same for one place. */
export function eraseAnswersFor(place: PlaceCode, title: string): void {
  const before = everyProgress();
  const set = reminders.find();
  keepExactly(before.filter(({ selectedState }) => selectedState !== place));
  if (set.kind === 'kept') keepReminders(remindersBesides(place, set.value));
  offerUndo(title, () => {
    if (set.kind === 'kept') keepReminders(set.value);
    bringBack(before);
  });
}

/** Whoever shows them on this page hears of it. */
function keepReminders(left: readonly unknown[]): void {
  if (left.length > 0) reminders.write(left);
  else reminders.forget();
  tellOfChange([keys.reminders.name]);
}

function listIn(stored: unknown): readonly unknown[] {
  return Array.isArray(stored) ? stored : [];
}

function remindersBesides(place: PlaceCode, set: readonly unknown[]): readonly unknown[] {
  return set.filter((reminder) => (reminder as Partial<Reminder> | null)?.assessmentData?.state !== place);
}

function offerUndo(title: string, undo: () => void): void {
  if (isSharedComputer()) return;
  const toast = showToast({
    title,
    description: 'For 30 seconds you can still bring them back.',
    duration: undoFor,
    action: {
      label: 'Undo',
      hint: 'To bring them back, press F8, then Tab to Undo.',
      press: undo,
    },
  });
  // A browser may keep a page that was left, with all it remembers, to show it again.
  window.addEventListener('pagehide', () => dismissToast(toast), { once: true });
}

/** The answers for all places are again as they were. */
export function bringBack(before: readonly SavedProgress[]): void {
  keepExactly(before);
  for (const listener of listeners) listener();
  showToast({ title: 'Your answers are back', kind: 'good' });
}

/** Told when earlier answers are brought back: whoever shows answers shows those that are kept now. */
export function onBroughtBack(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
