import type { MouseEvent } from 'react';
import { type SkipTarget, useSkipTargets } from './skip-targets.ts';

const everywhere: readonly SkipTarget[] = [
  { id: 'main', label: 'Skip to main content' },
  { id: 'navigation', label: 'Skip to navigation' },
];

/** For keyboards: the first stops of every page. */
export function SkipLinks() {
  return (
    // In a box of their own: beside the parts of the page, one more of them would have all of it styled anew.
    <div>
      {[...everywhere, ...useSkipTargets()].map(({ id, label }) => (
        <a key={id} href={`#${id}`} className="skip-link" onClick={(event) => skipTo(event, id)}>
          {label}
        </a>
      ))}
    </div>
  );
}

/**
 * Goes there without a new entry in the history: what stands beside the address, such as the step of an assessment,
 * would be gone with it.
 */
function skipTo(event: MouseEvent, id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView();
}
