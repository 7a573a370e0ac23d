import type { CreatedPost } from '@openslate/contract/community.ts';
import { communityPostAction } from '@openslate/contract/forum.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { track } from '../analytics/counting.ts';
import { ProofInAdvance } from '../bot-check/proof-in-advance.ts';
import { sentWithProof } from '../bot-check/sent-with-proof.ts';
import type { PostDraft } from './post-draft.ts';
import { createPost } from './posts.ts';
import { attemptFor, endAttempt } from './send-attempt.ts';

/** Sends a post, once, however often the button is pressed. The proof of work is begun when the form opens. */
export function useSendPost(onSent: (post: CreatedPost) => void) {
  const [proofs] = useState(() => new ProofInAdvance(communityPostAction));
  const sending = useRef(false);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (draft: PostDraft) => sendWithProof(draft, proofs),
  });

  useEffect(() => proofs.begin(), [proofs]);

  async function send(draft: PostDraft): Promise<void> {
    // Two quick presses come before the button can say that it is busy.
    if (sending.current) return;
    sending.current = true;
    try {
      const post = await mutateAsync(draft);
      endAttempt();
      track('post_created', draft.state === 'other' ? undefined : draft.state);
      onSent(post);
    } catch {
      // The mutation keeps what went wrong, for the form to show.
      proofs.begin();
    } finally {
      sending.current = false;
    }
  }

  return { send, sending: isPending, error };
}

function sendWithProof(draft: PostDraft, proofs: ProofInAdvance): Promise<CreatedPost> {
  const attempt = attemptFor(draft);
  const post = { ...draft, title: draft.title.trim(), content: draft.content.trim(), isAnonymous: true };
  return sentWithProof(proofs, (proof) => createPost({ ...post, ...proof }, attempt));
}
