import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';

const asOf = '2026-11-19';
const asked = (question: string, ...before: readonly string[]) =>
  ask({ question, asOf, before: before.map((each) => ({ question: each })) });

describe('the topic of the last question', () => {
  it.each([
    ['can felons vote in alabama', 'expunge dui ohio', 'OH'],
    ['how much does it cost to seal a record in ohio', 'can i seal it', 'OH'],
    ['can i own a gun in texas with a felony', 'ok so can my shoplifting be expunged', 'TX'],
    ['will they deport me for an old case in utah', 'no i mean can i clear my record', 'UT'],
    ['who can help me for free in maine', 'my case was dismissed', 'ME'],
    ['can i vote in georgia', 'i was arrested but never convicted', 'GA'],
    ['can i have a gun in ohio', 'how about my old weed charge', 'OH'],
    ['is this site free', 'dui in ohio', 'OH'],
  ])('does not leak into the next: “%s”, then “%s”', async (before, question, state) => {
    expect(await asked(question, before)).toMatchObject({ kind: 'answer', state, topic: 'eligibility' });
  });

  it('is not the answer to what nobody understands', async () => {
    const { topic } = await asked(
      'my cousin came over with the truck and we fixed the porch',
      'can i vote in florida',
    );
    expect(topic).toBe('other');
  });

  it.each([
    ['how long do i wait for a misdemeanor in ohio', 'and for a felony?', 'wait', 'OH'],
    ['can felons vote in alabama', 'and in georgia?', 'voting', 'GA'],
    ['can i own a gun with a felony in ohio', 'what about a dui', 'guns', 'OH'],
    ['how long do i wait for a felony in ohio', 'it was dismissed', 'wait', 'OH'],
  ])('goes on where the next one leans on it: “%s”, then “%s”', async (before, question, topic, state) => {
    expect(await asked(question, before)).toMatchObject({ topic, state });
  });

  it('goes, and what was told of the case stays', async () => {
    const { text } = await asked('can i clear it', 'i have a dismissed theft in ohio', 'can i vote there');
    expect(text).toContain('charge for theft that was dropped');
  });
});
