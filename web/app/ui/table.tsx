import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classes } from './classes.ts';

export type TableProps = ComponentProps<'table'> & {
  /** What the table tells; also its name for people who jump from table to table. */
  caption: ReactNode;
  /** The caption is read out but not shown, where a heading just above says the same. */
  captionHidden?: boolean;
};

const cells = classes(
  '[&_td]:border-b [&_td]:border-line [&_td]:px-3 [&_td]:py-2.5 [&_td]:align-top',
  '[&_th]:border-b [&_th]:border-line [&_th]:px-3 [&_th]:py-2.5 [&_th]:text-left [&_th]:align-top [&_th]:font-[650]',
  '[&_thead_th]:border-b-2 [&_thead_th]:border-edge [&_thead_th]:align-bottom',
);

/** Takes `thead` and `tbody`, with a `scope` on each `th`. Too wide for the screen, it scrolls by itself. */
export function Table({ caption, captionHidden = false, className, children, ...rest }: TableProps) {
  const captionId = useId();
  const frame = useRef<HTMLElement>(null);
  // Until the width is known it counts as scrolling, so that the keyboard reaches it without JavaScript too.
  const [scrolls, setScrolls] = useState(true);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    // What stands in it may become wider while its frame stays as it is.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  const table = (
    <table className={classes('w-full border-collapse', cells, className)} {...rest}>
      <caption
        id={captionId}
        className={captionHidden ? 'sr-only' : 'mb-2 text-left font-serif text-[1.15rem] font-semibold'}
      >
        {/* Stays in sight, and no wider than the screen, while the table moves below it. */}
        <span className="sticky left-0 inline-block max-w-[100cqw]">{caption}</span>
      </caption>
      {children}
    </table>
  );

  return (
    // The arrow keys scroll only what has the focus, and what has the focus needs a name.
    <section
      ref={frame}
      className="@container relative max-w-full overflow-x-auto"
      {...(scrolls ? { tabIndex: 0, 'aria-labelledby': captionId } : {})}
    >
      {table}
    </section>
  );
}
