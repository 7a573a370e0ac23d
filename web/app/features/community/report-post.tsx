import type { Post } from '@openslate/contract/community.ts';
import {
  postReportAction,
  type ReportReason,
  reportReasonLength,
  reportReasons,
} from '@openslate/contract/forum.ts';
import { Flag } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/fields/radio-cards.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Dialog, DialogClose } from '../../ui/overlays/dialog.tsx';
import { ProofInAdvance } from '../bot-check/proof-in-advance.ts';
import { sentWithProof } from '../bot-check/sent-with-proof.ts';
import { whyNotSent } from '../writing/why-not-sent.ts';
import { reportedPosts } from './kept-ids.ts';
import { reportPost } from './posts.ts';
import { reasonWords } from './wording.ts';

const choices = reportReasons.map((value) => ({ value, label: reasonWords[value] }));

/** Anyone can ask for a post to be looked at. */
export function ReportPost({ post }: { post: Post }) {
  const [open, setOpen] = useState(false);
  const [thanked, setThanked] = useState(() => reportedPosts.has(post.id));
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" size="small">
          <Flag aria-hidden />
          Report
          <span className="sr-only">{` (${post.title})`}</span>
        </Button>
      }
      title="Report this post"
      {...(!thanked && {
        description:
          'A person will read it again. Nobody is told who reported it: we do not know it ourselves.',
      })}
    >
      {thanked ? (
        <Thanks />
      ) : (
        <ReportForm
          post={post}
          onSent={() => {
            reportedPosts.add(post.id);
            setThanked(true);
          }}
        />
      )}
    </Dialog>
  );
}

function ReportForm({ post, onSent }: { post: Post; onSent: () => void }) {
  const reasonId = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [proofs] = useState(() => new ProofInAdvance(postReportAction));

  useEffect(() => proofs.begin(), [proofs]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setMissing(!reason);
    if (!reason || note.trim().length > reportReasonLength.most) {
      if (!reason) document.getElementById(reasonId)?.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const report = { reason, ...(note.trim() && { note: note.trim() }) };
      await sentWithProof(proofs, (proof) => reportPost(post.id, { ...report, ...proof }));
      onSent();
    } catch (error) {
      proofs.begin();
      setProblem(whyNotSent(error));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      <RadioCards<ReportReason>
        id={reasonId}
        label="What is wrong with it?"
        error={missing && !reason && 'Choose what is wrong with the post'}
        choices={choices}
        value={reason}
        onChange={setReason}
      />
      <TextArea
        label="Anything we should know"
        hint="Please leave out names."
        optional
        rows={3}
        limit={reportReasonLength.most}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {problem !== undefined && (
        <Alert kind="no" title="The report was not sent" announce="now">
          <p>{problem} What you wrote is still here.</p>
        </Alert>
      )}
      <div>
        <Button type="submit" wide busy={busy} busyLabel="Sending…">
          Send the report
        </Button>
      </div>
    </form>
  );
}

/** Takes the focus from the button that went away with the form. */
function Thanks() {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <>
      <Alert ref={alert} kind="good" title="Thank you" tabIndex={-1} className="outline-none">
        <p>You reported this post. A person will look at it.</p>
      </Alert>
      <DialogClose>
        <Button variant="secondary">Back to the posts</Button>
      </DialogClose>
    </>
  );
}
