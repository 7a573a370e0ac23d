import { isSharedComputer } from '../../storage/shared-computer.ts';
import { dismissToast, showToast } from '../../ui/overlays/toast.ts';
import { bringBack, undoFor } from './erasing.ts';
import { everyProgress, keepExactly, saveProgress } from './kept-progress.ts';
import type { SavedProgress } from './saved-progress.ts';

/**
 * Keeps these answers in place of those that are here for the same state, and says whether the browser did. Where there
 * were some for any state, all is as before for whoever asks for it within a short time; not on a shared computer, where
 * nothing is remembered of what is gone.
 */
export function replaceAnswers(progress: SavedProgress, words: string): boolean {
  return replace(() => saveProgress(progress), words);
}

/** The same for all states at once. */
export function replaceAll(every: readonly SavedProgress[], words: string): boolean {
  return replace(() => keepExactly(every), words);
}

function replace(keep: () => boolean, words: string): boolean {
  const before = everyProgress();
  if (!keep()) return false;
  if (before.length > 0 && !isSharedComputer()) offerWayBack(before, words);
  else showToast({ title: words, kind: 'good' });
  return true;
}

function offerWayBack(before: readonly SavedProgress[], title: string): void {
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
