import { isSharedComputer } from '../../storage/shared-computer.ts';
import { dismissToast, showToast } from '../../ui/overlays/toast.ts';
import { eraseProgress, findProgress, type SavedProgress, saveProgress } from './saved-progress.ts';

/** Long enough to notice and to reach the button; it does not run while somebody points at it or is in it. */
export const undoFor = 30_000;

type Listener = (progress: SavedProgress) => void;
const listeners = new Set<Listener>();

/**
 * Erases the answers from this device at once. For a short time the open page alone remembers them, for those who
 * pressed by mistake; on a shared computer nothing does, because the next person may sit down sooner.
 */
export function eraseAnswers(): void {
  const found = findProgress();
  eraseProgress();
  if (found.kind === 'saved' && !isSharedComputer()) offerUndo(found.progress);
}

function offerUndo(progress: SavedProgress): void {
  const toast = showToast({
    title: 'Your answers are erased from this device',
    description: 'For 30 seconds you can still bring them back.',
    duration: undoFor,
    action: {
      label: 'Undo',
      hint: 'To bring them back, press F8, then Tab to Undo.',
      press: () => bringBack(progress),
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
