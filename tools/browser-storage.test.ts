import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './project.ts';

const ownFile = 'web/app/storage/shelves.ts';
const named = /\b(localStorage|sessionStorage|indexedDB|cookieStore)\b|\bdocument\.cookie\b/;

/** The files of the site that run in a browser, tests apart. */
const files = globSync('web/app/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));

it('one file alone touches what a browser keeps', () => {
  expect(files.filter((file) => named.test(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([ownFile]);
});

it.each([
  ["localStorage.setItem('a', 'b')", true],
  ['window.sessionStorage', true],
  ["globalThis['localStorage']", true],
  ['document.cookie', true],
  ["import { kept } from '../storage/kept.ts'", false],
])('%s is seen: %s', (code, seen) => {
  expect(named.test(code)).toBe(seen);
});
