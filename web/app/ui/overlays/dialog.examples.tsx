import { Button } from '../button.tsx';
import type { Examples } from '../examples.ts';
import { TextField } from '../fields/text-field.tsx';
import { Dialog, DialogClose } from './dialog.tsx';

export const examples: Examples = {
  title: 'Dialog',
  purpose: 'Asks for attention before anything else. Escape and the close button lead back to where one was.',
  states: [
    {
      name: 'A question',
      render: () => (
        <Dialog
          trigger={<Button variant="danger">Delete the example</Button>}
          title="Delete your answers?"
          description="They are only on this phone. Once deleted, they cannot be brought back."
          actions={
            <>
              <DialogClose>
                <Button variant="danger">Delete them</Button>
              </DialogClose>
              <DialogClose>
                <Button variant="secondary">Keep them</Button>
              </DialogClose>
            </>
          }
        />
      ),
    },
    {
      name: 'With a field',
      render: () => (
        <Dialog
          trigger={<Button variant="secondary">Name the example</Button>}
          title="Give it a name"
          actions={
            <DialogClose>
              <Button>Use this name</Button>
            </DialogClose>
          }
        >
          <TextField label="Name" hint="Only you will see it." />
        </Dialog>
      ),
    },
    {
      name: 'Long text',
      render: () => (
        <Dialog
          trigger={<Button variant="secondary">Read the long example</Button>}
          title="What to expect when you go to an office for the first time and nobody has told you where to start"
        >
          {steps.map((step) => (
            <p key={step}>{step}</p>
          ))}
        </Dialog>
      ),
    },
  ],
};

const steps = [
  'There is usually a desk near the entrance. The people there do not decide anything, but they know which door is the right one and when the line is shortest.',
  'Bring something to write with. You will hear a number, a name or a date that seems unimportant and turns out to be the one thing the next person asks for.',
  'You can ask for things to be said again. You can ask for them to be written down. Nobody will think less of you; most people who come here for the first time do.',
  'If you are told to come back another day, ask what you should bring then, and the name of the person who told you.',
  'Some offices close for lunch, and some stop giving out numbers an hour before they close. Call first if the way is long.',
  'A friend may come with you. They may sit next to you and take notes, and they may remind you of what you wanted to ask.',
  'When you leave, take a photo of every paper you were given. Papers get lost; photos with a date are easy to find again.',
  'If it did not go well, that says little about how it will go next time. Another day, another desk, another person.',
];
