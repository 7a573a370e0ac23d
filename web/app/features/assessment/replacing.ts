import { isSharedComputer } from '../../storage/shared-computer.ts';
import { dismissToast, showToast } from '../../ui/overlays/toast.ts';
import { bringBack, undoFor } from './erasing.ts';
import { findProgress, type SavedProgress, saveProgress } from './saved-progress.ts';

/**
 * Keeps these answers in place of those that are here, and says whether the browser did. Where there were some, they can
 * be brought back for a short time; not on a shared computer, where nothing is remembered of what is gone.
 */
export function replaceAnswers(progress: SavedProgress, words: string): boolean {
  const before = findProgress();
  if (!saveProgress(progress)) return false;
  if (before.kind === 'saved' && !isSharedComputer()) offerWayBack(before.progress, words);
  else showToast({ title: words, kind: 'good' });
  return true;
}

function offerWayBack(before: SavedProgress, title: string): void {
  const toast = showToast({
    title,
    description: 'For 30 seconds you can still go back to the answers you had.',
    kind: 'good',
    duration: undoFor,
    action: {
      label: 'Undo',
      hint: 'To have your earlier answers back, press F8, then Tab to Undo.',
      press: () => bringBack(before),
    },
  });
  window.addEventListener('pagehide', () => dismissToast(toast), { once: true });
}
