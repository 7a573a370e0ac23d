import { AccessibilityButton } from '../features/accessibility/accessibility-button.tsx';
import { LeaveButton } from '../features/quick-exit/leave-button.tsx';

/**
 * Stays in sight at the top of every page: how it looks, and a way out at once. A strip of its own, so that neither
 * covers what is read, and far from where thumbs press the buttons of a form.
 */
export function TopStrip() {
  return (
    <section aria-label="Settings and way out" className="top-strip print:hidden">
      <div className="page flex h-full items-center justify-between gap-2">
        <AccessibilityButton />
        <LeaveButton />
      </div>
    </section>
  );
}
