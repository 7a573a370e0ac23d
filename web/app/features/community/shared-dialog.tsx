import type { CreatedPost } from '@openslate/contract/community.ts';
import { MessageCircleHeart } from 'lucide-react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/overlays/dialog.tsx';
import { CopyLink } from './copy-link.tsx';
import { CrisisLine } from './crisis-line.tsx';

/** Said to whoever has just sent a post. */
export function SharedDialog({
  post,
  keyKept,
  open,
  onClose,
}: {
  post: CreatedPost;
  /** Whether this browser can delete it later. */
  keyKept: boolean;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={post.held ? 'Your Post Has Been Received' : 'Your Post Has Been Shared!'}
      description={
        post.held
          ? 'It will appear after a person has looked at it. That can take a day or two.'
          : `Thank you. Others can read it now, under the name ${post.anonymousHandle}.`
      }
      actions={
        <DialogClose>
          <Button wide>Continue to Community</Button>
        </DialogClose>
      }
    >
      {post.crisisHelp && <CrisisLine />}
      <div className="flex gap-3">
        <MessageCircleHeart aria-hidden className="mt-0.5 size-6 shrink-0 text-deep" />
        <div>
          <h3>Check Back for Responses</h3>
          <p className="mt-1">
            We cannot write to you, because we do not know who you are. Keep the link to your post
            {post.held && ', which works as soon as it appears'}, and look in again in a few days.
          </p>
          <CopyLink id={post.id} title={post.title} className="-ml-2" />
        </div>
      </div>
      {keyKept ? (
        <p className="text-soft">
          You can delete your post at any time{post.held && ', also before it appears'}, on this device and in
          this browser: open {post.held ? 'its link' : 'it'} and press “Delete my post”.
        </p>
      ) : (
        <Alert kind="wait" title="This browser does not let us keep the key to your post">
          <p>You can delete it only as long as this page is open.</p>
        </Alert>
      )}
    </Dialog>
  );
}
