import { expect, it } from 'vitest';
import { postQueryIn, postsAddress } from './post-query.ts';

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
  expect(asked(`queue=mine&state=XX&category=__proto__&sort=oldest&q=${'a'.repeat(200)}`)).toBe(
    `/api/admin/posts?queue=all&sort=newest&q=${'a'.repeat(100)}`,
  );
});
