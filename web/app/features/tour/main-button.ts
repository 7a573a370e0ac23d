import { wantsLessMotion } from '../../ui/less-motion.ts';

/** The button that the home page is about. */
export const mainButtonId = 'check-my-options';

// In milliseconds.
const highlightDelay = 500;
const highlightTime = 2000;

export function findMainButton(): HTMLElement | null {
  return document.getElementById(mainButtonId);
}

/** Scrolls to the button and has it stand out for a moment. */
export function highlightMainButton(): void {
  const button = findMainButton();
  if (!button) return;
  button.scrollIntoView({ block: 'center', behavior: wantsLessMotion() ? 'instant' : 'smooth' });
  setTimeout(() => {
    button.dataset.highlighted = '';
    setTimeout(() => delete button.dataset.highlighted, highlightTime);
  }, highlightDelay);
}
