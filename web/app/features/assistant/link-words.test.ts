import { ask } from '@openslate/words/ask/ask.ts';
import { afterwards } from '@openslate/words/ask/questions/afterwards.ts';
import { definitions } from '@openslate/words/ask/questions/definitions.ts';
import { followUps } from '@openslate/words/ask/questions/follow-ups.ts';
import { moneyAndCourt } from '@openslate/words/ask/questions/money-and-court.ts';
import { turnedAway } from '@openslate/words/ask/questions/turned-away.ts';
import { expect, it } from 'vitest';
import { namedLinks } from './link-words.ts';

it('every page that an answer leads to has a name', async () => {
  const questions = [...afterwards, ...definitions, ...followUps, ...moneyAndCourt, ...turnedAway];
  for (const { question } of questions) {
    const { links, state } = await ask({ question, asOf: '2026-11-15' });
    expect(namedLinks(links, state), question).toHaveLength(new Set(links).size);
  }
});

it('helpers are those of the place that the answer is about, and no link comes twice', () => {
  expect(namedLinks(['/assessment/dc', '/attorney-finder', '/attorney-finder'], 'DC')).toEqual([
    { to: '/assessment/dc', words: 'Check my record: the District of Columbia' },
    { to: '/attorney-finder#dc', words: 'Find a person who can help' },
  ]);
});
