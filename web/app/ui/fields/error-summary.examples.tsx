import { type FormEvent, useState } from 'react';
import { Button } from '../button.tsx';
import type { Examples } from '../examples.ts';
import { ErrorSummary, type FieldProblem } from './error-summary.tsx';
import { TextField } from './text-field.tsx';

export const examples: Examples = {
  title: 'Error summary',
  purpose: 'Stands at the top of a form that could not be sent, takes the focus and leads to each mistake.',
  states: [
    {
      name: 'Two mistakes',
      render: () => (
        <ErrorSummary
          takesFocus={false}
          level={4}
          problems={[
            { field: 'example-zip', message: 'Enter a ZIP code with five digits' },
            { field: 'example-date', message: 'Enter a year between 1900 and 2026' },
          ]}
        />
      ),
    },
    { name: 'In a form: send it empty', render: () => <Form /> },
    {
      name: 'Long text',
      render: () => (
        <ErrorSummary
          takesFocus={false}
          level={4}
          title="There is a problem with one of your answers, and it is easy to put right"
          problems={[
            {
              field: 'example-zip',
              message:
                'Enter the ZIP code of the place where the office is, not of the place where you live now, with five digits',
            },
          ]}
        />
      ),
    },
  ],
};

function Form() {
  const [attempt, setAttempt] = useState(0);
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [sent, setSent] = useState(false);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const town = new FormData(event.currentTarget).get('town');
    const missing = town === '';
    setProblems(missing ? [{ field: 'example-town', message: 'Enter the town' }] : []);
    setSent(!missing);
    setAttempt(attempt + 1);
  }

  return (
    <form noValidate onSubmit={send} className="grid grid-cols-1 gap-4">
      <ErrorSummary problems={problems} attempt={attempt} level={4} title="The form was not sent" />
      <TextField id="example-town" name="town" label="Town" width="medium" error={problems[0]?.message} />
      <div>
        <Button type="submit">Send the example</Button>
      </div>
      <p role="status">{sent && 'Sent, in a manner of speaking: this is an example.'}</p>
    </form>
  );
}
