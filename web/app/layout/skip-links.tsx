import { useMatches } from 'react-router';

type SkipTarget = { id: string; label: string };

/** What a route says of itself to the page around it. */
export type PageHandle = { skipTo?: readonly SkipTarget[] };

const everywhere: readonly SkipTarget[] = [
  { id: 'main', label: 'Skip to main content' },
  { id: 'navigation', label: 'Skip to navigation' },
];

/** For keyboards: the first stops of every page. */
export function SkipLinks() {
  const ownTargets = useMatches().flatMap(({ handle }) => (handle as PageHandle | undefined)?.skipTo ?? []);
  return (
    <>
      {[...everywhere, ...ownTargets].map(({ id, label }) => (
        <a key={id} href={`#${id}`} className="skip-link">
          {label}
        </a>
      ))}
    </>
  );
}
