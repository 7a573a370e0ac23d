import type { Post } from '@openslate/contract/community.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Check, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { whyNotSent } from '../writing/why-not-sent.ts';
import { helpfulPosts } from './kept-ids.ts';
import { markHelpful } from './posts.ts';
import { showCounts } from './use-posts.ts';

/** Says once that a post helped. */
export function HelpfulButton({ post }: { post: Post }) {
  const client = useQueryClient();
  const [marked, setMarked] = useState(() => helpfulPosts.has(post.id));
  const [busy, setBusy] = useState(false);

  async function mark() {
    if (marked || busy) return;
    setBusy(true);
    try {
      showCounts(client, post.id, await markHelpful(post.id));
      helpfulPosts.add(post.id);
      setMarked(true);
    } catch (error) {
      showToast({ kind: 'no', title: 'Your thanks was not counted', description: whyNotSent(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      size="small"
      aria-pressed={marked}
      // It stays what it is: pressing again takes nothing back.
      aria-disabled={marked || busy ? true : undefined}
      onClick={mark}
      className="aria-pressed:bg-deep-wash forced-colors:aria-pressed:border-4"
    >
      {marked ? <Check aria-hidden /> : <ThumbsUp aria-hidden />}
      Helpful
      <span className="sr-only">{` (${post.title})`}</span>
    </Button>
  );
}
