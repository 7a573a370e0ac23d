import { expect, it } from 'vitest';
import { isNarrowed, postQueryIn, postsAddress, selectionOf } from './post-query.ts';

const asked = (search: string) => postsAddress(postQueryIn(new URLSearchParams(search)));

it('an address without wishes asks for all posts, the newest first', () => {
  expect(asked('tab=posts')).toBe('/api/admin/posts?queue=all&sort=newest');
});

it('what the address says is asked for', () => {
  expect(asked('queue=held&q=%20a%26b%20&state=OH&category=legal_questions&sort=helpful')).toBe(
    '/api/admin/posts?queue=held&sort=helpful&state=OH&category=legal_questions&q=a%26b',
  );
});

it('what does not exist is left out, and no search is longer than the server takes', () => {
  expect(
    asked(
      `queue=mine&state=XX&category=__proto__&flag=mine&from=noon&until=2026-13-45T10:00&sort=oldest&q=${'a'.repeat(200)}`,
    ),
  ).toBe(`/api/admin/posts?queue=all&sort=newest&q=${'a'.repeat(100)}`);
});

it('a time is meant where it is read, and asked for as the moment it is', () => {
  const choice = postQueryIn(
    new URLSearchParams('flag=no_bot_check&from=2026-11-15T13:30&until=2026-11-15T14:00'),
  );
  expect(selectionOf(choice)).toEqual({
    queue: 'all',
    flag: 'no_bot_check',
    from: new Date(2026, 10, 15, 13, 30).toISOString(),
    until: new Date(2026, 10, 15, 14).toISOString(),
  });
});

it('only what leaves something out narrows the list', () => {
  const narrowed = (search: string) => isNarrowed(postQueryIn(new URLSearchParams(search)));
  expect(['', 'tab=posts&sort=helpful', 'queue=all&q=%20', 'flag=mine'].map(narrowed)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(['queue=held', 'q=a', 'flag=spam', 'until=2026-11-15T14:00', 'state=OH'].every(narrowed)).toBe(true);
});
