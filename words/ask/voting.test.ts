import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { type PlaceCode, placeCodes, placeOf } from '@openslate/law/place/places.ts';
import type { VotingLaw } from '@openslate/law/place/voting-law.ts';
import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { ask } from './ask.ts';

const asOf = '2026-11-19';

/** How people say where they stand, and what comes out of the law of the place for each. */
const asked = {
  lockedUp: [
    'i have a felony in PLACE and im in prison can i vote',
    'can you vote from prison in PLACE',
    'my son is locked up for a felony in PLACE, can he vote?',
  ],
  onProbation: [
    'im on felony probation in PLACE can i vote',
    'Can I vote in PLACE while on probation for a felony?',
    'PLACE felony, still on probation. am i allowed to vote',
  ],
  onParole: [
    'can i vote on parole in PLACE',
    'I got out of prison in PLACE and am on parole for a felony, can I register to vote?',
    'im on parole PLACE voting?',
  ],
  over: [
    'im off paper for my felony in PLACE can i vote again',
    'my sentence is over in PLACE, can a felon vote',
    'I finished my probation for a felony in PLACE. Can I vote?',
  ],
  unknown: [
    'can felons vote in PLACE',
    'can i vote with a felony in PLACE',
    'does a felony take my right to vote in PLACE',
  ],
  misdemeanor: [
    'did my misdemeanor take my vote in PLACE',
    'can i vote with a misdemeanor in PLACE',
    'PLACE misdemeanor on my record, can I register to vote',
  ],
} as const;

type Told = keyof typeof asked;

const laws: ReadonlyMap<PlaceCode, VotingLaw> = new Map(
  await Promise.all(
    placeCodes.map(async (code) => {
      const { reliefs } = await loadJurisdiction(code);
      const voting = reliefs.find((relief) => relief.voting)?.voting;
      if (!voting) throw new Error(`${code} has no law of voting.`);
      return [code, voting] as const;
    }),
  ),
);

const nameOf = (code: PlaceCode) => (code === 'US' ? 'federal court' : placeOf(code).name);

/** The answer without the place it is for. */
const said = ({ text }: Answer) => text.replace(/^[^:]{0,60}: /, '');

const notWhile = {
  lockedUp: 'Not while you are locked up for a felony. Do not register yet.',
  onProbation: 'Not while you are on probation. Do not register yet.',
  onParole: 'Not while you are on parole. Do not register yet.',
} as const;

function expectRight(told: Told, law: VotingLaw, answer: Answer): void {
  const text = said(answer);
  expect(answer.kind).toBe('answer');
  expect(answer.topic).toBe('voting');
  expect(answer.sources.length).toBeGreaterThan(0);
  if (told === 'misdemeanor') {
    expect(text.startsWith(law.misdemeanors)).toBe(true);
    return;
  }
  if (told === 'unknown') {
    expect(text).toMatch(
      law.lockedUp === 'may'
        ? /^You may vote now/
        : /^It turns on (?:one question|a few questions)\. .*If yes: .*If no: /,
    );
    return;
  }
  const verdict = law[told];
  if (verdict === 'may')
    expect(text).toMatch(told === 'over' ? /^You may vote now/ : /^Yes\. Also .* you may vote\./);
  if (verdict === 'not_now' && told !== 'over') expect(text.startsWith(notWhile[told])).toBe(true);
  if (verdict === 'turns')
    expect(text).toMatch(/^It turns on (?:one question|a few questions)\.|^Not now\. Do not register yet\./);
  if (verdict !== 'may') expect(text).toContain('Do not register yet.');
}

describe.each(placeCodes)('who asks about voting in %s', (code) => {
  it.each(Object.keys(asked) as readonly Told[])(
    'gets what the law says to people who are “%s”',
    async (told) => {
      const law = laws.get(code);
      if (!law) throw new Error(`${code} is no place.`);
      for (const question of asked[told])
        expectRight(told, law, await ask({ question: question.replace('PLACE', nameOf(code)), asOf }));
    },
  );
});

describe('a question on voting', () => {
  it('without a place is asked back for the state where the person lives', async () => {
    const answer = await ask({ question: 'im on felony probation can i vote', asOf });
    expect(answer.kind).toBe('ask_back');
    expect(answer.text).toContain('Which state do you live in?');
  });

  it('after a conviction in federal court is answered by the state where the person lives', async () => {
    const answer = await ask({
      question: 'i have a federal felony and live in Ohio, on probation, can i vote',
      asOf,
    });
    expect(answer.state).toBe('OH');
    expect(answer.text).toContain('The state where you live decides');
    expect(said(answer)).toMatch(/^Yes\. Also on probation you may vote\./);
  });

  it('of a dropped case is told that no vote was lost', async () => {
    const answer = await ask({ question: 'my felony was dismissed in Texas can i vote', asOf });
    expect(said(answer)).toMatch(/^A case that ended without a conviction does not take your vote\./);
  });
});

describe('a question on guns or juries', () => {
  it.each(['can i own a gun with a felony in Georgia', 'can I have a gun again in Ohio after a felony'])(
    'begins with the danger: %s',
    async (question) => {
      const { text } = await ask({ question, asOf });
      expect(text).toMatch(
        /^Ask a lawyer before you touch a gun\. To have one while the law bars you is a crime\./,
      );
    },
  );
});
