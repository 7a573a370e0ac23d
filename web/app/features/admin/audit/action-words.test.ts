import { expect, it } from 'vitest';
import { actionWords } from './action-words.ts';

it.each([
  ['post.reply', 'Post: reply'],
  ['second_factor.remove', 'Second factor: remove'],
  ['session.begin.failed', 'Session: begin failed'],
  ['recover', 'Recover'],
  ['', ''],
])('the action %j is told as %j', (action, words) => {
  expect(actionWords(action)).toBe(words);
});
