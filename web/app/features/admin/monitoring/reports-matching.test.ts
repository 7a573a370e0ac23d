import { expect, it } from 'vitest';
import { reportsMatching } from './reports-matching.ts';

const reports = [{ errorId: 'OS-7K3M9QXD' }, { errorId: 'OS-0WTB5HZN' }];
const found = (typed: string) => reportsMatching(reports, typed).map(({ errorId }) => errorId);

it.each([
  ['', ['OS-7K3M9QXD', 'OS-0WTB5HZN']],
  ['OS-7K3M9QXD', ['OS-7K3M9QXD']],
  [' os 7k3m ', ['OS-7K3M9QXD']],
  ['5hzn', ['OS-0WTB5HZN']],
  ['nothing', []],
])('typing %j finds %j', (typed, ids) => {
  expect(found(typed)).toEqual(ids);
});
