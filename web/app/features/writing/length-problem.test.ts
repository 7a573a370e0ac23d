import { expect, it } from 'vitest';
import { lengthProblem } from './length-problem.ts';

it.each([
  ['', 'Write the title'],
  ['   \n ', 'Write the title'],
  ['ab', 'Make the title at least 3 characters long'],
  ['  ab  ', 'Make the title at least 3 characters long'],
  ['abc', undefined],
  ['abcdef', undefined],
  ['abcdefg', 'Shorten the title by 1 character'],
  ['abcdefgh', 'Shorten the title by 2 characters'],
])('the length of “%s”: %s', (text, expected) => {
  expect(lengthProblem(text, 'title', { least: 3, most: 6 })).toBe(expected);
});
