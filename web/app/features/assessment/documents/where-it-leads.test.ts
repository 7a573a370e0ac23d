import { mayLink } from '@openslate/law/place/hosts.ts';
import { placeCodes } from '@openslate/law/place/places.ts';
import { expect, it } from 'vitest';
import { workedResults } from '../../../../testing/worked-results.ts';
import { resultPaper } from './result-paper.ts';

const made = { on: '2026-11-17', at: 'https://openslate.example' };

/** Every address that can be pressed in something, however deep it stands. */
function linksIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'link' && typeof value === 'string' ? [value] : linksIn(value),
  );
}

it.each(placeCodes)('the whole answers of %s lead only to those who are meant to help', async (code) => {
  const links = (await workedResults(code)).flatMap(({ kept }) => linksIn(resultPaper(kept, made)));
  const outside = [...new Set(links)].filter((link) => !/^tel:|^https:\/\/openslate\.example/.test(link));
  expect(outside.length).toBeGreaterThan(5);
  expect(outside.filter((link) => !mayLink(link, code))).toEqual([]);
});
