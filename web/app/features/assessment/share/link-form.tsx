import type { PlaceCode } from '@openslate/law/place/places.ts';
import { type FormEvent, useState } from 'react';
import { asApiError, isUnreachable } from '../../../api/api-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { localDay } from '../../../ui/local-day.ts';
import { words } from '../wording.ts';
import { makeLink, type NewLink } from './shared-link.ts';
import { payloadOf, type Shareable } from './shared-payload.ts';

type Shown = 'result' | 'answers';

type LinkFormProps = { shareable: Shareable; place: PlaceCode; onMade: (link: NewLink) => void };

/** What the link shall show, and the button that makes it. */
export function LinkForm({ shareable, place, onMade }: LinkFormProps) {
  const { helping } = shareable.told;
  const [shown, setShown] = useState<Shown>('result');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function make(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      const made = localDay(new Date());
      const payload = payloadOf(shareable, { made, withAnswers: shown === 'answers' });
      onMade(await makeLink(payload, place));
    } catch (error) {
      setProblem(wordsFor(error));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={make} className="grid gap-4">
      <RadioCards<Shown>
        label="What should the link show?"
        value={shown}
        onChange={setShown}
        choices={[
          {
            value: 'result',
            label: 'Only the result',
            description: 'What each charge was about, the day it was decided, and what the law says.',
          },
          {
            value: 'answers',
            label: words('The result and my answers', helping),
            description: 'For a lawyer or a helper who wants to check them.',
          },
        ]}
      />
      <p>
        Names you gave to charges and other words you typed stay on this device. Of a section of law, only its
        number goes along.
      </p>
      <p>
        The result is locked on this device before it is sent. The key is a part of the link, and it never
        comes to us: we cannot read what you share. <strong>Anyone who has the link can.</strong>
      </p>
      {problem !== undefined && (
        <Alert kind="no" title="The link could not be made" announce="now">
          <p>{problem}</p>
        </Alert>
      )}
      <div>
        <Button type="submit" wide busy={busy} busyLabel="Making the link…">
          Make the link
        </Button>
      </div>
    </form>
  );
}

function wordsFor(error: unknown): string {
  if (isUnreachable(error))
    return 'We could not reach the site. Check your connection, then try again. Nothing is lost.';
  const { statusCode, message } = asApiError(error);
  if (statusCode === 413)
    return 'The result is too long for a link. Try it without the answers, or save it as a PDF.';
  if (statusCode === 429 || statusCode === 507) return message;
  return 'Something went wrong on our side. Please try again in a minute. Nothing is lost.';
}
