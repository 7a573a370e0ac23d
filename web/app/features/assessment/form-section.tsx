import type { ReactNode } from 'react';
import { useSkipTarget } from '../../layout/skip-targets.ts';
import { classes } from '../../ui/classes.ts';

type FormSectionProps = {
  /** Questions are asked in it: below them stands a short footer (app.css). */
  asks?: boolean;
  className?: string;
  children: ReactNode;
};

/** Where the assessment is filled in. Keyboards can go straight to it. */
export function FormSection({ asks = true, className, children }: FormSectionProps) {
  useSkipTarget('assessment-form', 'Skip to assessment form');
  return (
    <section
      id="assessment-form"
      tabIndex={-1}
      data-asks={asks ? '' : undefined}
      className={classes('outline-none', className)}
    >
      {children}
    </section>
  );
}
