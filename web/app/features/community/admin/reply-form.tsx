import { replyLength } from '@openslate/contract/forum.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { addReply, editReply } from './admin-calls.ts';
import { adminFailure } from './admin-failure.ts';

/** Writes the official response to a post, or changes it. What was typed stays when it could not be saved. */
export function ReplyForm({
  postId,
  reply,
  onSaved,
  onCancel,
}: {
  postId: string;
  /** The reply that is to be changed. */
  reply?: string | undefined;
  onSaved: () => void;
  onCancel: () => void;
}) {
  const [text, setText] = useState(reply ?? '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReturnType<typeof adminFailure>>();
  const field = useRef<HTMLTextAreaElement>(null);
  const isNew = reply === undefined;
  const length = text.trim().length;
  const canSave = !busy && length > 0 && length <= replyLength.most;

  useEffect(() => field.current?.focus(), []);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!canSave) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await (isNew ? addReply : editReply)(postId, text.trim());
      onSaved();
    } catch (error) {
      setProblem(adminFailure(isNew ? 'Failed to add admin reply' : 'Failed to edit admin reply', error));
      setBusy(false);
      // The button, which is off while saving, has lost it.
      field.current?.focus();
    }
  }

  return (
    <form onSubmit={save} noValidate className="mt-3 grid gap-4">
      <TextArea
        ref={field}
        label="Your reply"
        hint="Everyone can read it, with your name."
        limit={replyLength.most}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {problem && (
        <Alert kind="no" title={problem.title} announce="now">
          <p>{problem.advice} What you wrote is still here.</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" disabled={!canSave}>
          {busy ? 'Saving…' : isNew ? 'Post Reply' : 'Save Reply'}
        </Button>
        <Button variant="secondary" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
