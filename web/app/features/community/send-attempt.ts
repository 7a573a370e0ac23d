import type { PostDraft } from './post-draft.ts';

/*
 * When the answer to a post is lost, nobody knows whether it arrived. Sent again under the same name it is published
 * once, even after the page was loaded anew. A post that was changed in between is another post.
 */

const storageKey = 'community_attempt';

type Attempt = { readonly name: string; readonly of: string };

let current: Attempt | undefined;

export function attemptFor({ title, content, category, state }: PostDraft): string {
  const of = JSON.stringify([title, content, category, state]);
  const known = current ?? kept();
  current = known?.of === of ? known : { name: randomName(), of };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(current));
  } catch {
    // Switched off: the name lasts as long as the page.
  }
  return current.name;
}

/** The post has arrived: the same words once more would be a new post. */
export function endAttempt(): void {
  current = undefined;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There was nothing kept.
  }
}

function kept(): Attempt | undefined {
  try {
    const { name, of } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<Attempt>;
    return typeof name === 'string' && typeof of === 'string' ? { name, of } : undefined;
  } catch {
    return undefined;
  }
}

/** Not `randomUUID`, which browsers offer over https only. */
function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
