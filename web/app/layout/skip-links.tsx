import type { MouseEvent } from 'react';
import { type SkipTarget, useSkipTargets } from './skip-targets.ts';

const everywhere: readonly SkipTarget[] = [
  { id: 'main', label: 'Skip to main content' },
  { id: 'navigation', label: 'Skip to navigation' },
];

/** For keyboards: the first stops of every page. */
export function SkipLinks() {
  return (
    <>
      {[...everywhere, ...useSkipTargets()].map(({ id, label }) => (
        <a key={id} href={`#${id}`} className="skip-link" onClick={(event) => skipTo(event, id)}>
          {label}
        </a>
      ))}
    </>
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
