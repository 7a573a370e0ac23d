import type { Post } from '@openslate/contract/community.ts';
import { MessageSquareReply, Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmButton } from '../confirm-button.tsx';
import { OfficialResponse } from '../official-response.tsx';
import { removeReply } from './admin-calls.ts';
import { adminFailure } from './admin-failure.ts';
import { ReplyForm } from './reply-form.tsx';

export type RepliedPost = Pick<Post, 'id' | 'title' | 'adminReply' | 'adminRepliedAt' | 'adminRepliedBy'>;

/** The official response to a post as administrators see it: to add, to change and to take back. */
export function ReplyEditor({
  post,
  level,
  onChanged,
}: {
  post: RepliedPost;
  level: 3 | 4 | 5;
  /** Fetch the lists anew. */
  onChanged: () => void;
}) {
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The form took the focus with it.
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  if (editing)
    return (
      <ReplyForm
        postId={post.id}
        reply={post.adminReply}
        onCancel={() => setEditing(false)}
        onSaved={() => {
          setEditing(false);
          onChanged();
        }}
      />
    );
  if (post.adminReply === undefined)
    return (
      <Button ref={button} variant="secondary" size="small" className="mt-3" onClick={() => setEditing(true)}>
        <MessageSquareReply aria-hidden />
        Add Official Response
        <span className="sr-only">{` (${post.title})`}</span>
      </Button>
    );
  return (
    <OfficialResponse post={post} level={level} title="Your Admin Reply">
      <div className="mt-3 flex flex-wrap gap-3">
        <Button ref={button} variant="secondary" size="small" onClick={() => setEditing(true)}>
          <Pencil aria-hidden />
          Edit
          <span className="sr-only">{` the reply to “${post.title}”`}</span>
        </Button>
        <ConfirmButton
          label="Remove"
          about={`the reply to “${post.title}”`}
          question="Are you sure you want to remove this admin reply?"
          confirm="Remove"
          busyLabel="Removing…"
          act={() => removeReply(post.id)}
          failure={(error) => adminFailure('Failed to remove admin reply', error)}
          onDone={onChanged}
        />
      </div>
    </OfficialResponse>
  );
}
