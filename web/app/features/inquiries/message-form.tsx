import {
  type ContactTopic,
  contactMessageLength,
  contactTopics,
} from '@openslate/contract/contact-topics.ts';
import { contactAction } from '@openslate/contract/forum.ts';
import { useId, useState } from 'react';
import { NewThing } from '../../api/new-thing.ts';
import { keys } from '../../storage/keys.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ProofInAdvance } from '../bot-check/proof-in-advance.ts';
import { keptTexts } from '../writing/kept-texts.ts';
import { lengthProblem } from '../writing/length-problem.ts';
import { NotSent } from '../writing/not-sent.tsx';
import { Received } from '../writing/received.tsx';
import { useKeptForm } from '../writing/use-kept-form.ts';
import { useSending } from '../writing/use-sending.ts';
import { MessageField } from './message-field.tsx';
import { sendMessage } from './send-message.ts';
import { topicWords } from './topic-words.ts';

type Draft = { readonly topic: ContactTopic; readonly message: string };

const drafts = keptTexts<Draft>(keys.messageDraft, { topic: 'other', message: '' }, ({ topic }) =>
  contactTopics.includes(topic),
);
const isUnwritten = ({ message }: Draft) => message === '';

/** A message without a name. What was written stays until it has arrived. */
export function MessageForm({ topic: first }: { topic: ContactTopic }) {
  const id = useId();
  const [nothing] = useState<Draft>({ topic: first, message: '' });
  const { written: draft, write, clear } = useKeptForm(drafts, nothing, isUnwritten);
  const { topic, message } = draft;
  const [proofs] = useState(() => new ProofInAdvance(contactAction));
  const [sendable] = useState(() => new NewThing());
  const { attempt, problems, problemWith, sending, error, sent, send, startAnew } = useSending(
    id,
    () => ({ message: lengthProblem(message, 'message', contactMessageLength) }),
    async () => {
      await sendMessage({ topic, message }, sendable.keyFor([topic, message]), proofs);
      sendable.made();
      clear();
    },
  );

  if (sent)
    return (
      <Received title="Your message has arrived">
        <p>
          Thank you. One of the people who run this site will read it. We do not know who you are, so no
          answer will come. We erase messages after 12 months.
        </p>
        <Button variant="secondary" size="small" onClick={startAnew}>
          Write another message
        </Button>
      </Received>
    );
  return (
    <form onSubmit={send} noValidate className="needs-script grid grid-cols-1 gap-5">
      <ErrorSummary level={3} attempt={attempt} problems={problems} />
      <SelectField
        label="What is it about?"
        options={contactTopics.map((value) => ({ value, label: topicWords[value] }))}
        value={topic}
        onChange={({ target }) => write({ topic: target.value as ContactTopic })}
      />
      <MessageField
        id={`${id}-message`}
        label="Your message"
        hint="Please leave out names, case numbers and other details that could identify you."
        rows={7}
        error={problemWith('message')}
        message={message}
        onChange={(message) => write({ message })}
        proofs={proofs}
      />
      {error !== undefined && <NotSent key={attempt} title="Your message was not sent" error={error} />}
      <div>
        <Button type="submit" wide busy={sending} busyLabel="Sending…">
          Send the message
        </Button>
      </div>
    </form>
  );
}
