import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

export type AccordionProps = Omit<ComponentProps<'details'>, 'title'> & {
  summary: ReactNode;
};

// One element for all, so that drawing a list again does not draw its icons again.
const chevron = <ChevronRight aria-hidden className="size-5 shrink-0 group-open:rotate-90" />;

/** Opens and closes without JavaScript. Give several the same `name` and only one of them stays open. */
export function Accordion({ summary, className, children, ...rest }: AccordionProps) {
  return (
    <details className={classes('group border-t border-line', className)} {...rest}>
      <summary className="-mx-1 flex min-h-11 list-none items-center gap-2 rounded-field px-1 py-2.5 font-[650] text-deep hover:underline [&::-webkit-details-marker]:hidden">
        {chevron}
        <span className="min-w-0">{summary}</span>
      </summary>
      <div className="pt-1 pb-4 pl-7 print:pl-0 [&>*+*]:mt-3">{children}</div>
    </details>
  );
}
