import { Button } from '../button.tsx';
import type { Examples } from '../examples.ts';
import { showToast } from './toast.ts';

export const examples: Examples = {
  title: 'Toast',
  purpose:
    'Says that something was done. One at a time; it stays while someone points at it or is in it. F8 leads to it, swiping right or Escape closes it.',
  states: [
    {
      name: 'Kinds',
      render: () => (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            onClick={() => showToast({ title: 'This is an example', description: 'It goes away by itself.' })}
          >
            Show a note
          </Button>
          <Button variant="secondary" onClick={() => showToast({ kind: 'good', title: 'Link copied' })}>
            Show a success
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              showToast({
                kind: 'wait',
                title: 'You are offline',
                description: 'We will try again when you are back.',
              })
            }
          >
            Show a delay
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              showToast({ kind: 'no', title: 'Not sent', description: 'What you typed is still here.' })
            }
          >
            Show a failure
          </Button>
        </div>
      ),
    },
    {
      name: 'With something to do',
      render: () => (
        <Button
          variant="secondary"
          onClick={() =>
            showToast({
              title: 'The example is erased',
              duration: 30_000,
              action: {
                label: 'Undo',
                hint: 'To undo this, press F8, then Tab.',
                press: () => showToast({ kind: 'good', title: 'It is back' }),
              },
            })
          }
        >
          Show something to undo
        </Button>
      ),
    },
    {
      name: 'Long text',
      render: () => (
        <Button
          variant="secondary"
          onClick={() =>
            showToast({
              title: 'Your answers were saved on this phone and nowhere else',
              description:
                'They will still be here when you come back, unless you clear the browser’s memory or use a private window, in which case they are gone when you close it.',
            })
          }
        >
          Show a long note
        </Button>
      ),
    },
  ],
};
