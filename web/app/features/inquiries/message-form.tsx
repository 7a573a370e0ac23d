import type { ContactMessage } from '@openslate/contract/contact.ts';
import {
  type ContactTopic,
  contactMessageLength,
  contactTopics,
} from '@openslate/contract/contact-topics.ts';
import { contactAction } from '@openslate/contract/forum.ts';
import { useId, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { keyHeader } from '../../api/change.ts';
import { NewThing } from '../../api/new-thing.ts';
import { repeating } from '../../api/repeating.ts';
import { request } from '../../api/request.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { ProofInAdvance } from '../bot-check/proof-in-advance.ts';
import { DetailsHint } from '../writing/details-hint.tsx';
import { lengthProblem } from '../writing/length-problem.ts';
import { NotSent } from '../writing/not-sent.tsx';
import { Received } from '../writing/received.tsx';
import { useSending } from '../writing/use-sending.ts';
import { topicWords } from './topic-words.ts';

/** A message without a name. What was written stays until it has arrived. */
export function MessageForm({ topic: first }: { topic: ContactTopic }) {
  const id = useId();
  const [topic, setTopic] = useState(first);
  const [message, setMessage] = useState('');
  const [proofs] = useState(() => new ProofInAdvance(contactAction));
  const [written] = useState(() => new NewThing());
  const { attempt, problems, problemWith, sending, error, sent, send, startAnew } = useSending(
    id,
    () => ({ message: lengthProblem(message, 'message', contactMessageLength) }),
    async () => {
      const headers = keyHeader(written.keyFor([topic, message]));
      await repeating(() => sendMessage({ topic, message }, proofs, headers));
      written.made();
      setMessage('');
    },
  );

  if (sent)
    return (
      <Received title="Your message has arrived">
        <p>Thank you. A person will read it.</p>
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
        onChange={({ target }) => setTopic(target.value as ContactTopic)}
      />
      <TextArea
        id={`${id}-message`}
        label="Your message"
        hint="Please leave out names, case numbers and other details that could identify you."
        rows={7}
        error={problemWith('message')}
        least={contactMessageLength.least}
        limit={contactMessageLength.most}
        value={message}
        // While somebody writes, there is time to show that it is not a machine.
        onFocus={() => proofs.begin()}
        onChange={({ target }) => setMessage(target.value)}
      />
      <DetailsHint text={message} onBlank={setMessage} />
      {error !== undefined && <NotSent key={attempt} title="Your message was not sent" error={error} />}
      <div>
        <Button type="submit" wide busy={sending} busyLabel="Sending…">
          Send the message
        </Button>
      </div>
    </form>
  );
}

/** With a proof of its own for each try: one that was looked at is spent, whatever came of the message. */
async function sendMessage(
  message: ContactMessage,
  proofs: ProofInAdvance,
  headers: Record<string, string>,
): Promise<void> {
  const send = async () => {
    const recaptchaToken = await proofs.take();
    const body: ContactMessage = { ...message, ...(recaptchaToken !== undefined && { recaptchaToken }) };
    await request('POST', '/api/contact', { body, headers });
  };
  try {
    await send();
  } catch (error) {
    // Somebody took longer to write than a proof lasts. That is no reason to bother them.
    if (!(error instanceof ApiError && error.code === 'bot_check_failed')) throw error;
    await send();
  }
}
