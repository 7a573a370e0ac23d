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
        <a key={id} href={`#${id}`} className="skip-link">
          {label}
        </a>
      ))}
    </>
  );
}
