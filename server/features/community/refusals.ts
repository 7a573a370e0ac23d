import { Refusal } from '../../http/refusal.ts';

/** What was asked for, or the one answer for a post that never was, was deleted or is held. */
export function found<Thing>(thing: Thing | undefined): Thing {
  if (thing !== undefined) return thing;
  throw new Refusal(
    404,
    'post_unknown',
    'There is no post at this address. It was deleted, or the address has a mistake in it.',
  );
}

export function duplicatePost(): Refusal {
  return new Refusal(
    409,
    'duplicate_post',
    'The same post was sent a few minutes ago. Look for it in the list; there is no need to send it again.',
  );
}

export function wrongPostKey(): Refusal {
  return new Refusal(
    403,
    'wrong_post_key',
    'Only the browser that wrote this post can delete it, and this is not it. You can report the post instead.',
  );
}

export function replyUnknown(): Refusal {
  return new Refusal(404, 'reply_unknown', 'This post has no reply to change. Add one first.');
}
