import { expect, test } from 'vitest';
import { referrerKindOf } from './referrer-kind.ts';

test.each([
  ['', 'none'],
  ['none', 'none'],
  ['self', 'self'],
  ['https://openslate.example/assessment/pa', 'self'],
  ['https://openslate.example./', 'self'],
  ['http://localhost:3000/help', 'self'],
  ['https://openslate.example.org/', 'none'],
  ['https://ann-lee.blogspot.com/2026/11/my-case', 'none'],
  ['http://203.0.113.7/admin', 'none'],
  ['javascript:alert(1)', 'none'],
  ['ann@example.org', 'none'],
])('Whoever came from %j is counted under “%s”', (referrer, kind) => {
  expect(referrerKindOf(referrer, ['openslate.example', 'localhost'])).toBe(kind);
});
