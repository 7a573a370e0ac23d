import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { placeCodes } from '@openslate/law/place/places.ts';
import { limitsIn } from '@openslate/law/place/relief.ts';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';

const asked = [
  'how many times can i expunge',
  'How often can I get my record sealed?',
  'how many cases can i clear',
  'can i do it again',
  'can I expunge more than once',
  'can i get a second expungement',
  'is there a limit on how many convictions i can expunge',
  'is expungement only once in a lifetime?',
  'how many convictions can be expunged',
  'can they seal it twice',
  'how many tmes can i expunge',
  'can I file another petition',
];

const several = ['can I seal two cases', 'can i expunge both charges', 'can i clear multiple convictions'];

describe.each(placeCodes)('asked how often in %s', async (state) => {
  const { reliefs } = await loadJurisdiction(state);
  const limits = reliefs.filter(({ alternative }) => !alternative).flatMap(limitsIn);
  const say = (question: string) => ask({ question, state, asOf: '2026-11-19' });
  const isTold = (text: string) => limits.some((limit) => text.includes(limit.text));

  it.each(asked)('%s: the assistant says the limit, or that none is known', async (question) => {
    const { text, kind } = await say(question);
    expect(kind).toBe('answer');
    if (limits.length > 0) expect(isTold(text), text).toBe(true);
    else expect(text).toContain('no limit');
  });

  it.each(several)('%s: the assistant says the limit, where there is one', async (question) => {
    const { text } = await say(question);
    if (limits.length > 0) expect(isTold(text), text).toBe(true);
  });
});
