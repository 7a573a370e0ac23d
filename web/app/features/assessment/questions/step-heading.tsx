import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The heading of a step. With each step it takes the focus, so that screen readers go on from there. */
export function StepHeading({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const type = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is a step of its own.
  useEffect(() => {
    if (!hasMoved(type !== 'POP')) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [key]);

  return (
    <>
      <title>{`${title} | OpenSlate`}</title>
      <h1 ref={heading} tabIndex={-1} className="text-[clamp(1.7rem,1.3rem+2vw,2.4rem)] outline-none">
        {children}
      </h1>
    </>
  );
}

let openedAt: number | undefined;
let moved = false;

/** A page that was just opened, or loaded again, is read from its top like any other. */
function hasMoved(byLink: boolean): boolean {
  const place = window.history.state?.idx ?? 0;
  openedAt ??= place;
  moved ||= byLink || place !== openedAt;
  return moved;
}
