import { ArrowRight, CalendarPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from './button.tsx';
import type { Examples } from './examples.ts';

const long = 'Save these answers on this phone so that I can come back to them later';

export const examples: Examples = {
  title: 'Button',
  purpose: 'Does something, or leads to the next step. One primary button a screen.',
  states: [
    {
      name: 'Variants',
      render: () => (
        <div className="flex flex-wrap gap-3">
          <Button>Continue</Button>
          <Button variant="secondary">Save or share</Button>
          <Button variant="quiet">Skip this question</Button>
          <Button variant="danger">
            <Trash2 />
            Delete my answers
          </Button>
        </div>
      ),
    },
    {
      name: 'Sizes',
      render: () => (
        <div className="flex flex-wrap items-center gap-3">
          <Button size="large">Check my options</Button>
          <Button size="regular">Next question</Button>
          <Button size="small">Print</Button>
        </div>
      ),
    },
    {
      name: 'With icons, and full width on phones',
      render: () => (
        <div className="flex flex-wrap gap-3">
          <Button wide>
            <CalendarPlus />
            Add to calendar
          </Button>
          <Button wide variant="secondary">
            Next
            <ArrowRight />
          </Button>
        </div>
      ),
    },
    { name: 'Busy', render: () => <BusyExample /> },
    {
      name: 'Disabled',
      render: () => (
        <div className="flex flex-wrap gap-3">
          <Button disabled>Send the message</Button>
          <Button disabled variant="secondary">
            Load more
          </Button>
        </div>
      ),
    },
    {
      name: 'Links that look like buttons',
      render: () => (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/">Go to the home page</ButtonLink>
          <ButtonLink variant="secondary" href="https://www.w3.org/WAI/">
            Web Accessibility Initiative
          </ButtonLink>
        </div>
      ),
    },
    { name: 'Long text', render: () => <Button variant="secondary">{long}</Button> },
  ],
};

function BusyExample() {
  const [busy, setBusy] = useState(true);
  return (
    <div className="flex flex-wrap gap-3">
      <Button busy={busy} busyLabel="Sending…">
        Send
      </Button>
      <Button variant="quiet" onClick={() => setBusy(!busy)}>
        {busy ? 'Finish sending' : 'Start sending'}
      </Button>
    </div>
  );
}
