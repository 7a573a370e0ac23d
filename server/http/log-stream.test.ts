import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatheredLines } from './log-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('Lines that come together are written together, in order, and none twice', () => {
  const written: string[] = [];
  const stream = gatheredLines({ write: (text) => written.push(text) });
  stream.write('one\n');
  stream.write('two\n');
  expect(written).toEqual([]);
  vi.runAllTimers();
  expect(written).toEqual(['one\ntwo\n']);
  stream.write('three\n');
  vi.runAllTimers();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

test('More than fits is written at once', () => {
  const written: string[] = [];
  const stream = gatheredLines({ write: (text) => written.push(text) });
  for (let line = 0; line < 1_000; line += 1) stream.write(`${'x'.repeat(99)}\n`);
  expect(written).not.toEqual([]);
  vi.runAllTimers();
  expect(written.join('')).toHaveLength(100_000);
});
