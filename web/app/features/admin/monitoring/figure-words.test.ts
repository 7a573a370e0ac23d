import { expect, it } from 'vitest';
import { durationWords, shareWords, sizeWords, timeWords } from './figure-words.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

it.each([
  [0.42, '0.4 ms'],
  [12.6, '13 ms'],
  [1234, '1.2 s'],
])('%d milliseconds are told as %s', (ms, words) => {
  expect(timeWords(ms)).toBe(words);
});

it.each([
  [0, '0 bytes'],
  [1023, '1,023 bytes'],
  [1536, '1.5 KB'],
  [5 * 1024 ** 3, '5 GB'],
  [3 * 1024 ** 5, '3,072 TB'],
])('%d bytes are told as %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

it.each([
  [59_000, 'less than a minute'],
  [minute, '1 minute'],
  [hour + 2 * minute, '1 hour 2 minutes'],
  [3 * day + 4 * hour + 5 * minute, '3 days 4 hours'],
  [2 * day + 5 * minute, '2 days'],
])('%d milliseconds of running are told as %s', (ms, words) => {
  expect(durationWords(ms)).toBe(words);
});

it.each([
  [0, 0, '0%'],
  [1, 3, '33.3%'],
])('%d of %d is %s', (part, whole, words) => {
  expect(shareWords(part, whole)).toBe(words);
});
