import { showToast } from '../../../ui/overlays/toast.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { deletePost } from './admin-calls.ts';
import { adminFailure } from './admin-failure.ts';

export function DeletePost({ id, title, onDeleted }: { id: string; title: string; onDeleted: () => void }) {
  return (
    <ConfirmButton
      label="Delete Post"
      about={title}
      question="Are you sure you want to delete this entire post? This action cannot be undone."
      confirm="Delete"
      busyLabel="Deleting…"
      act={() => deletePost(id)}
      failure={(error) => adminFailure('Failed to delete post', error)}
      onDone={() => {
        showToast({ kind: 'good', title: 'The post is deleted' });
        onDeleted();
      }}
    />
  );
}
