import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { usePageTitle } from '../../../page-title.ts';
import { afterPaint } from '../after-paint.ts';
import { EntryOnScreen } from '../steps.ts';

/**
 * The heading of a step. With each step it takes the focus, so that screen readers go on from there. Without a title the
 * page keeps its own.
 */
export function StepHeading({ title, children }: { title?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
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
    window.scrollTo({ top: 0 });
    const focused = document.activeElement;
    afterPaint(() => {
      // Who is faster than that keeps the focus where they put it.
      if (isLeft(focused)) heading.current?.focus({ preventScroll: true });
    });
  }, [entry, type]);

  return (
    <h1 ref={heading} tabIndex={-1} className="text-[clamp(1.7rem,1.3rem+2vw,2.4rem)] outline-none">
      {children}
    </h1>
  );
}

/** As it was, until what goes with it can be seen. */
function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (shown !== value) afterPaint(() => setShown(value));
  }, [shown, value]);
  return shown;
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
