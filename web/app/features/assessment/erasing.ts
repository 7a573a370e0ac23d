import { kept } from '../../storage/kept.ts';
import { keys } from '../../storage/keys.ts';
import { isSharedComputer } from '../../storage/shared-computer.ts';
import { dismissToast, showToast } from '../../ui/overlays/toast.ts';
import { eraseProgress, findProgress, type SavedProgress, saveProgress } from './saved-progress.ts';

/** Long enough to notice and to reach the button; it does not run while somebody points at it or is in it. */
export const undoFor = 30_000;

/** They tell where somebody stopped: what they are about goes, and so do they. */
const reminders = kept<unknown>(keys.reminders, { parse: (stored) => stored });

type Listener = (progress: SavedProgress) => void;
const listeners = new Set<Listener>();

/**
 * Erases the answers from this device at once. For a short time the open page alone remembers them, for those who
 * pressed by mistake; on a shared computer nothing does, because the next person may sit down sooner.
 */
export function eraseAnswers(): void {
  const found = findProgress();
  const set = reminders.find();
  eraseProgress();
  reminders.forget();
  if (found.kind !== 'saved' || isSharedComputer()) return;
  offerUndo(() => {
    if (set.kind === 'kept') reminders.write(set.value);
    bringBack(found.progress);
  });
}

function offerUndo(undo: () => void): void {
  const toast = showToast({
    title: 'Your answers are erased from this device',
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

export function bringBack(progress: SavedProgress): void {
  saveProgress(progress);
  for (const listener of listeners) listener(progress);
  showToast({ title: 'Your answers are back', kind: 'good' });
}

/** Told when erased answers are brought back: whoever shows answers shows them again. */
export function onBroughtBack(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
