import { showToast } from '../../ui/overlays/toast.ts';
import { whyNotSent } from '../writing/why-not-sent.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { forgetPostKey } from './post-keys.ts';
import { deleteOwnPost } from './posts.ts';

/** For whoever wrote the post, in the browser that it was written in. */
export function DeleteOwnPost({
  id,
  title,
  postKey,
  onDeleted,
}: {
  id: string;
  title: string;
  postKey: string;
  onDeleted: () => void;
}) {
  return (
    <ConfirmButton
      label="Delete my post"
      about={title}
      question="Delete your post?"
      explanation="It goes away for everyone, with its answers. It cannot be brought back."
      confirm="Delete it"
      busyLabel="Deleting…"
      act={() => deleteOwnPost(id, postKey)}
      failure={(error) => ({ title: 'Failed to delete post', advice: whyNotSent(error) })}
      onDone={() => {
        forgetPostKey(id);
        showToast({
          kind: 'good',
          title: 'Your post is deleted',
          description: 'Nobody can read it any more.',
        });
        onDeleted();
      }}
    />
  );
}
