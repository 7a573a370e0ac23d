import { placeCodes, placeOf } from '@openslate/law/place/places.ts';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';

const asOf = '2026-11-19';

/** As people write it, with slips of the pen. `%` stands for the place. */
const wordings = [
  'i was arrested but never convicted in %, can i clear it',
  'arrested never convicted % expunge?',
  'got arrested in % but i wasnt convicted of anything, can it come off',
  'i was never found guilty, just arrested in %. can i seal it',
  'can i expunge an arrest in % with no conviction',
  'arrest without a conviction in %, how do i clear it',
  'i was not convicted, they arrested me in %. how do i get it off my record',
  'arested in %, nevr convictd. can i get it erased',
  'i have a arrest on my record from % but no convictions. can it be cleared',
  'charged in % but not convicted, can i seal it',
  'they charged me with theft in % but i was never convicted. can it go away',
  'never been convicted of anything, one arrest in %, expungement?',
  'Arrested in % in 2015. Never convicted. Can I clear this?',
  "i didn't get convicted in % but the arrest still shows up. can i clear it",
  'no conviction, only a arrest, %. is there a way to seal it',
  'arrested in %, charges never went anywhere, no conviction, can i expunge',
  'can an arrest that didnt lead to a conviction be sealed in %',
  'arrest that did not end in a conviction in % - how to expunge',
  'i was arrested for assault in % but they never convicted me, can i clear it',
  "my brother was arrested in % but wasn't ever convicted, can he clear it",
  'wasnt conviceted of nothing in % only arested, can i seal it',
  "I've got an arrest in % (no conviction). Can it be expunged?",
  'arrested in %, never was convicted or pled guilty to anything, can i get it removed',
  'i aint never been convicted, just arrested in %, can i clean it up',
  'spent a night in jail in % but was never convicted of anything, can i erase the arrest',
  'pled not guilty in % and was never convicted, can the arrest be sealed',
];

/** What is said of a case that did end in a conviction. */
const ofConviction = /\b(?:for|clears?) (?:an? )?(?:misdemeanor |felony |infraction )?conviction\b/;

const nameOf = (code: (typeof placeCodes)[number]) => (code === 'US' ? 'federal court' : placeOf(code).name);

describe('“arrested, never convicted”', () => {
  it.each(wordings)('is no conviction in any place: %s', async (wording) => {
    const wrong: string[] = [];
    for (const code of placeCodes) {
      const { kind, state, text } = await ask({ question: wording.replace('%', nameOf(code)), asOf });
      if (kind !== 'answer' || state !== code || ofConviction.test(text))
        wrong.push(`${code}, ${kind} about ${state}: ${text}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['i had 10 years without a conviction since my theft conviction in Ohio, can i clear it'],
    ['convicted of theft in Ohio in 2012, never convicted of anything else. can i seal it'],
    ['i was convicted in Ohio and have no conviction since then, can i expunge it'],
  ])('is not heard where somebody speaks of what came after a conviction: %s', async (question) => {
    expect((await ask({ question, asOf })).text).toMatch(
      /\bconviction for theft|\ba (?:misdemeanor )?conviction\b/,
    );
  });

  it.each([
    ['i pled guilty in Ohio but was never convicted of the felony'],
    ['i plead not guilty in Ohio and then got convicted of theft, can i clear it'],
  ])('leaves a plea what it is: %s', async (question) => {
    expect((await ask({ question, asOf })).text).not.toContain('ended in “not guilty”');
  });
});
