import { type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { usePageTitle } from '../../../page-title.ts';
import { afterPaint } from '../after-paint.ts';
import { EntryOnScreen } from '../entry-on-screen.ts';
import { useAfterPaint } from '../use-after-paint.ts';

/** The heading of a step, which is read out with each step. Without a title the page keeps its own. */
export function StepHeading({ title, children }: { title?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useAnnounced(heading, title);
  return <HeadingOfStep ref={heading}>{children}</HeadingOfStep>;
}

type HeadingProps = { ref: RefObject<HTMLHeadingElement | null>; children: ReactNode };

export function HeadingOfStep({ ref, children }: HeadingProps) {
  return (
    <h1 ref={ref} tabIndex={-1} className="text-[clamp(1.7rem,1.3rem+2vw,2.4rem)] outline-none">
      {children}
    </h1>
  );
}

/** With each step its heading takes the focus, so that screen readers go on from there. */
export function useAnnounced(heading: HeadingProps['ref'], title: string | undefined): void {
  const { key: page } = useLocation();
  const entry = useContext(EntryOnScreen) ?? page;
  const type = useNavigationType();
  usePageTitle(useAfterPaint(title));

  // Each entry of the history is a step of its own: one heading may stay for many of them, and another one may take its
  // place within one.
  useEffect(() => {
    if (announced === entry) return;
    announced = entry;
    if (!hasMoved(type !== 'POP', entry)) return;
    if (window.scrollY > 0) window.scrollTo({ top: 0 });
    const focused = document.activeElement;
    afterPaint(() => {
      // Who is faster than that keeps the focus where they put it.
      if (isLeft(focused)) heading.current?.focus({ preventScroll: true });
    });
  }, [entry, type, heading]);
}

/** The person did not move on from what had the focus. What is gone from the page has left it to the page. */
function isLeft(focused: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement === focused || activeElement === body;
}

let announced: string | undefined;
let opened: string | undefined;
let moved = false;

/** A page that was just opened, or loaded again, is read from its top like any other. */
function hasMoved(byLink: boolean, entry: string): boolean {
  opened ??= entry;
  moved ||= byLink || entry !== opened;
  return moved;
}
