import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The heading of a step. With each step it takes the focus, so that screen readers go on from there. */
export function StepHeading({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    // A page that was just opened is read from its top, like any other.
    if (key === 'default') return;
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
