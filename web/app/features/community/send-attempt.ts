import { newKey } from '../../api/new-thing.ts';
import { kept } from '../../storage/kept.ts';
import { keys } from '../../storage/keys.ts';
import type { PostDraft } from './post-draft.ts';

/*
 * When the answer to a post is lost, nobody knows whether it arrived. Sent again under the same name it is published
 * once, even after the page was loaded anew. A post that was changed in between is another post.
 */

type Attempt = { readonly name: string; readonly of: string };

const stored = kept(keys.postAttempt, { parse: readAttempt });

export function attemptFor({ title, content, category, state }: PostDraft): string {
  const of = JSON.stringify([title, content, category, state]);
  const known = stored.find();
  if (known.kind === 'kept' && known.value.of === of) return known.value.name;
  const name = newKey();
  stored.write({ name, of });
  return name;
}

/** The post has arrived: the same words once more would be a new post. */
export function endAttempt(): void {
  stored.forget();
}

function readAttempt(value: unknown): Attempt {
  const { name, of } = value as Partial<Attempt>;
  if (typeof name === 'string' && typeof of === 'string') return { name, of };
  throw new TypeError('Not an attempt.');
}
