import { contactMessageLength, sourcePattern } from '@openslate/contract/contact-topics.ts';
import { contactAction } from '@openslate/contract/forum.ts';
import { useId, useState } from 'react';
import { NewThing } from '../../api/new-thing.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog, DialogClose } from '../../ui/overlays/dialog.tsx';
import { ProofInAdvance } from '../bot-check/proof-in-advance.ts';
import { MessageField } from '../inquiries/message-field.tsx';
import { sendMessage } from '../inquiries/send-message.ts';
import { lengthProblem } from '../writing/length-problem.ts';
import { NotSent } from '../writing/not-sent.tsx';
import { Received } from '../writing/received.tsx';
import { useSending } from '../writing/use-sending.ts';

export type ReportDialogProps = {
  of?: keyof typeof hints;
  /** The id of a relief, or of a rule within it: `pa-voting/election-crime`. */
  about: string;
  /** Its name or its words. */
  words: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const hints = {
  law: 'Say what the law says instead.',
  helper: 'Say what is right instead: the number, the address, or that they no longer help.',
};

/** What is wrong with a way, a rule or an entry, and what page says so. Whoever sends it stays unknown. */
export function ReportDialog({ of = 'law', about, words, open, onOpenChange }: ReportDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Report a mistake"
      description={`It is about: “${words}” (${about}). We do not ask who you are, so we cannot answer.`}
    >
      <ReportForm of={of} about={about} />
    </Dialog>
  );
}

function ReportForm({ of, about }: { of: keyof typeof hints; about: string }) {
  const id = useId();
  const [message, setMessage] = useState('');
  const [source, setSource] = useState('');
  const [proofs] = useState(() => new ProofInAdvance(contactAction));
  const [written] = useState(() => new NewThing());
  const { attempt, problems, problemWith, sending, error, sent, send } = useSending(
    id,
    () => ({
      message: lengthProblem(message, 'report', contactMessageLength),
      source: addressProblem(source.trim()),
    }),
    async () => {
      const page = source.trim();
      await sendMessage(
        { topic: 'mistake_in_the_law', message, about, ...(page && { source: page }) },
        written.keyFor([about, message, page]),
        proofs,
      );
    },
  );

  if (sent)
    return (
      <>
        <Received title="Your report has arrived">
          <p>Thank you. A person will read it and look it up.</p>
        </Received>
        <DialogClose>
          <Button variant="secondary">Back to the page</Button>
        </DialogClose>
      </>
    );
  return (
    <form onSubmit={send} noValidate className="grid grid-cols-1 gap-5">
      <ErrorSummary level={3} attempt={attempt} problems={problems} />
      <MessageField
        id={`${id}-message`}
        label="What is wrong?"
        hint={`${hints[of]} Please leave out names and case numbers.`}
        rows={5}
        error={problemWith('message')}
        message={message}
        onChange={setMessage}
        proofs={proofs}
      />
      <TextField
        id={`${id}-source`}
        label="A page that says so"
        hint="Its address, such as that of the statute. We cut off what follows a question mark."
        optional
        inputMode="url"
        autoComplete="off"
        error={problemWith('source')}
        value={source}
        onChange={({ target }) => setSource(target.value)}
      />
      {error !== undefined && <NotSent key={attempt} title="Your report was not sent" error={error} />}
      <div>
        <Button type="submit" wide busy={sending} busyLabel="Sending…">
          Send the report
        </Button>
      </div>
    </form>
  );
}

function addressProblem(address: string): string | undefined {
  if (address === '' || sourcePattern.test(address)) return undefined;
  return 'Enter a whole address that begins with https://, or leave it out';
}
