import { beforeEach, describe, expect, it } from 'vitest';
import { newDraft } from './post-draft.ts';
import { attemptFor, endAttempt } from './send-attempt.ts';

const draft = { ...newDraft(), title: 'A title', content: 'Some words of mine.' };

describe('an attempt to send a post', () => {
  beforeEach(endAttempt);

  it('has the same name when the same post is sent again', () => {
    expect(attemptFor({ ...draft })).toBe(attemptFor(draft));
  });

  it.each([
    { title: 'Another' },
    { content: 'Other words of mine.' },
    { state: 'NY' },
    { category: 'process_help' },
  ] as const)('has another name after %j was changed', (change) => {
    expect(attemptFor({ ...draft, ...change })).not.toBe(attemptFor(draft));
  });

  it('has another name once the post has arrived', () => {
    const first = attemptFor(draft);
    endAttempt();
    expect(attemptFor(draft)).not.toBe(first);
    expect(first).toMatch(/^[\da-f]{32}$/);
  });
});
