import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  title: 'Alert',
  purpose: 'A message in the page. The icon and the words say what the color says.',
  states: [
    {
      name: 'Kinds',
      render: () => (
        <div className="grid grid-cols-1 gap-3">
          <Alert title="Your answers stay on this phone">
            <p>Nothing is sent until you choose to share it.</p>
          </Alert>
          <Alert kind="good" title="Saved">
            <p>You can close this page and come back later.</p>
          </Alert>
          <Alert kind="wait" title="Not yet">
            <p>There is a date to wait for. Put it in your calendar so that you don’t have to remember it.</p>
          </Alert>
          <Alert kind="no" title="This could not be loaded">
            <p>Check the connection and try again. What you typed is still here.</p>
            <Button size="small" variant="secondary">
              Try again
            </Button>
          </Alert>
        </div>
      ),
    },
    { name: 'Title only', render: () => <Alert title="You are looking at an example" /> },
    {
      name: 'With a heading and long text',
      render: () => (
        <Alert
          kind="wait"
          level={4}
          title="We could not tell from your answers, and that happens more often than you would think"
        >
          <p>
            Some papers use words that fit more than one answer, and courts in different counties write them
            differently. Look for the line that says how the case ended. If you can’t find it, ask the clerk
            for a copy of the docket: you don’t have to say why you want it.
          </p>
        </Alert>
      ),
    },
  ],
};
