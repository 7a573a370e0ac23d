import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';
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
export function Tabs({ label, tabs, defaultTab = tabs[0]?.id, tab, onChange, className }: TabsProps) {
  return (
    <RadixTabs.Root
      {...(tab === undefined ? defaultTab !== undefined && { defaultValue: defaultTab } : { value: tab })}
      {...(onChange && { onValueChange: onChange })}
      className={className ?? ''}
    >
      <RadixTabs.List
        aria-label={label}
        className="flex flex-wrap gap-x-1 border-b-2 border-line contrast-more:border-edge noscript:hidden"
      >
        {tabs.map(({ id, label: name }) => (
          <RadixTabs.Trigger
            key={id}
            value={id}
            className={classes(
              '-mb-0.5 min-h-12 border-b-4 border-transparent px-4 py-2 font-[650] text-soft hover:text-deep hover:underline',
              'data-[state=active]:border-deep data-[state=active]:text-deep',
            )}
          >
            {name}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map(({ id, label: name, content }) => (
        // All are in the page from the start, so that its text is whole; only the one in front is shown.
        <RadixTabs.Content
          key={id}
          value={id}
          forceMount
          className="py-4 data-[state=inactive]:hidden data-[state=inactive]:noscript:block"
        >
          <p className="mb-2 hidden font-serif text-[1.15rem] font-semibold noscript:block">{name}</p>
          {content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
