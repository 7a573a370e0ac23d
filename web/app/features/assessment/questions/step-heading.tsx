import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { keyInHistory } from '../steps.ts';

/** The heading of a step. With each step it takes the focus, so that screen readers go on from there. */
export function StepHeading({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownAt = useRef<{ key: string | undefined }>(undefined);
  const type = useNavigationType();

  // Each entry of the history is a step of its own, and one heading may stay for many of them.
  useEffect(() => {
    const key = keyInHistory();
    if (shownAt.current && shownAt.current.key === key) return;
    shownAt.current = { key };
    if (!hasMoved(type !== 'POP', key)) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  });

  return (
    <>
      <title>{`${title} | OpenSlate`}</title>
      <h1 ref={heading} tabIndex={-1} className="text-[clamp(1.7rem,1.3rem+2vw,2.4rem)] outline-none">
        {children}
      </h1>
    </>
  );
}

let opened: { key: string | undefined } | undefined;
let moved = false;

/** A page that was just opened, or loaded again, is read from its top like any other. */
function hasMoved(byLink: boolean, key: string | undefined): boolean {
  opened ??= { key };
  moved ||= byLink || key !== opened.key;
  return moved;
}
