import type { ReactNode } from 'react';
import { useSkipTarget } from '../../layout/skip-targets.ts';
import { classes } from '../../ui/classes.ts';

/** Where the assessment is filled in. Keyboards can go straight to it. */
export function FormSection({ className, children }: { className?: string; children: ReactNode }) {
  useSkipTarget('assessment-form', 'Skip to assessment form');
  return (
    <section id="assessment-form" tabIndex={-1} className={classes('outline-none', className)}>
      {children}
    </section>
  );
}
