import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classes } from './classes.ts';

type Tab = { id: string; label: string; content: ReactNode };

export type TabsProps = {
  /** What the tabs are different sides of. */
  label: string;
  tabs: readonly Tab[];
  /** The tab in front. With `onChange` the caller keeps it. */
  defaultTab?: string;
  tab?: string;
  onChange?: (id: string) => void;
  className?: string;
};

/**
 * Sides of one thing that nobody needs to see at once. Where scripts are off, all sides stand one below the other
 * under their names. What everybody should read does not belong in a tab.
 */
export function Tabs({ label, tabs, defaultTab = tabs[0]?.id, tab, onChange, className = '' }: TabsProps) {
  const base = useId();
  const [chosen, setChosen] = useState(defaultTab);
  const list = useRef<HTMLDivElement>(null);
  const shown = tab ?? chosen;

  function show(id: string) {
    setChosen(id);
    onChange?.(id);
  }

  function move(event: KeyboardEvent) {
    const next =
      tabs[
        nextOf(
          event.key,
          tabs.findIndex(({ id }) => id === shown),
          tabs.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    show(next.id);
    list.current?.querySelector<HTMLElement>(`[id="${base}-tab-${next.id}"]`)?.focus();
  }

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="needs-script flex flex-wrap gap-x-1 border-b-2 border-line contrast-more:border-edge"
      >
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            id={`${base}-tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === shown}
            aria-controls={`${base}-side-${id}`}
            // The arrow keys go on from the one in front.
            tabIndex={id === shown ? 0 : -1}
            onClick={() => show(id)}
            className={classes(
              '-mb-0.5 min-h-12 border-b-4 px-2 py-2 sm:px-4 font-[650] hover:text-deep hover:underline',
              // What is transparent is drawn in the colors of the system.
              id === shown
                ? 'border-deep text-deep forced-colors:border-[Highlight]'
                : 'border-transparent text-soft forced-colors:border-[Canvas]',
            )}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label: name, content }) => (
        // All are in the page from the start, so that its text is whole; only the one in front is shown.
        <div
          key={id}
          id={`${base}-side-${id}`}
          role="tabpanel"
          aria-labelledby={`${base}-tab-${id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a side may begin with words, which the arrow keys scroll.
          tabIndex={0}
          className={classes('shown-without-script py-4', id !== shown && 'hidden')}
        >
          <p className="shown-without-script mb-2 hidden font-serif text-[1.15rem] font-semibold">{name}</p>
          {content}
        </div>
      ))}
    </div>
  );
}

function nextOf(key: string, at: number, count: number): number {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
