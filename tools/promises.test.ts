import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { onTheDevice, sentToUs } from '../web/app/features/privacy/policy.ts';
import { termsPromises } from '../web/app/features/terms/promises.ts';
import { promisesOf } from '../web/app/layout/promises.ts';
import { keys } from '../web/app/storage/keys.ts';
import { root } from './project.ts';

type Row = { promise: string; where: string; tests: { file: string; name: string }[] };

const [named, unnamed] = [promisesOf('help@example.org'), promisesOf(undefined)];
const badges = [...named, ...unnamed.filter((badge) => !named.some(({ title }) => title === badge.title))];

const policy = [...sentToUs, onTheDevice].flatMap(({ promises }) => promises);
const said: readonly Omit<Row, 'tests'>[] = [
  ...policy.map(({ words }) => ({ promise: words, where: 'Privacy Policy' })),
  ...termsPromises.promises.map(({ words }) => ({ promise: words, where: 'Terms of Service' })),
  ...badges.map(({ title, words }) => ({ promise: `${title}: ${words}`, where: 'Home page and footer' })),
];
const listed = rowsOf(readFileSync(`${root}/docs/promises.md`, 'utf8'));

describe('a promise to visitors', () => {
  it('is listed with what it says, where it is said and the test behind it', () => {
    expect(listed.map(({ promise, where }) => ({ promise, where }))).toEqual(said);
    expect(listed.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });

  it.each(listed.flatMap(({ tests }) => tests))('is held by a test that exists: $file, “$name”', (test) => {
    expect(isATest(test)).toBe(true);
  });

  it('tells of everything that a browser keeps', () => {
    const told = policy.flatMap(({ keeps = [] }) => keeps);
    expect(told.toSorted()).toEqual(Object.keys(keys).toSorted());
  });
});

it.each([
  { file: 'tools/promises.test.ts', name: 'tells of everything that a browser keeps', is: true },
  { file: 'tools/promises.test.ts', name: 'tells of everything', is: false },
  { file: 'tools/promises.test.ts', name: 'Privacy Policy', is: false },
  { file: 'tools/broken-promises.test.ts', name: 'tells of everything that a browser keeps', is: false },
])('“$name” is a test of $file: $is', ({ is, ...test }) => {
  expect(isATest(test)).toBe(is);
});

/** The rows of a table in Markdown, below its head. */
function rowsOf(page: string): Row[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => {
      const [promise = '', where = '', tests = ''] = line.slice(2, -2).split(' | ');
      return { promise, where, tests: [...tests.matchAll(/`([^`]+)`: (.+?)(?:<br>|$)/g)].map(testOf) };
    });
}

function testOf([, file = '', name = '']: RegExpExecArray): Row['tests'][number] {
  return { file, name };
}

/** Whether the file has a test of this name: the words before the function, or after a table of examples. */
function isATest({ file, name }: { file: string; name: string }): boolean {
  const path = `${root}/${file}`;
  if (!existsSync(path)) return false;
  const literal = `'${name}'`;
  const calls = readFileSync(path, 'utf8').split(/\b(?:it|test)(?:\.each)?\(/);
  return calls.slice(1).some((call) => {
    const at = call.indexOf(literal);
    // Its first words; or, where examples come first, what opens the second pair of brackets.
    return at >= 0 && /^\s*$|\)\(\s*$/.test(call.slice(0, at));
  });
}
