import type { ReactNode } from 'react';
import { Alert, type AlertProps } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import type { MissingPart } from './load-part.ts';
import { updated } from './missing-part.ts';

type PartFailedProps = Pick<AlertProps, 'title' | 'announce' | 'className'> & {
  kind?: AlertProps['kind'];
  missing: MissingPart;
  /** What to do where trying again can help, and the button for it, if there is none elsewhere. */
  children: ReactNode;
};

/** Stands in for a part that did not come. Where the site is a newer one by now, only loading the page again helps. */
export function PartFailed({ kind = 'no', missing, children, ...alert }: PartFailedProps) {
  if (missing === 'unreachable')
    return (
      <Alert kind={kind} {...alert}>
        {children}
      </Alert>
    );
  return (
    <Alert kind={kind} {...alert}>
      <p>{updated}</p>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        Load the page again
      </Button>
    </Alert>
  );
}
