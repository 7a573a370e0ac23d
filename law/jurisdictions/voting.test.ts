import { describe, expect, it } from 'vitest';
import { judge } from '../engine/judge.ts';
import type { Vote } from '../engine/result.ts';
import type { Jurisdiction } from '../place/jurisdiction.ts';
import { type PlaceCode, placeCodes } from '../place/places.ts';
import type { MayVote, VotingLaw } from '../place/voting-law.ts';
import type { Charge } from '../record/record.ts';
import { loadJurisdiction } from './index.ts';

const asOf = '2026-11-19';

const laws = await Promise.all(placeCodes.map(async (code) => [code, await loadJurisdiction(code)] as const));

const felony: Charge = {
  id: 'c1',
  court: 'adult',
  level: 'felony',
  disposition: 'convicted',
  offense: ['drug_possession'],
  dispositionDate: '2024-05-01',
};

const stages = {
  lockedUp: { sentence: ['prison'], completed: false, releasedDate: '2029-01-01' },
  onProbation: { sentence: ['probation'], completed: false },
  onParole: { sentence: ['prison'], completed: false, releasedDate: '2025-12-01' },
  over: {
    sentence: ['prison'],
    completed: true,
    completedDate: '2026-01-01',
    releasedDate: '2025-06-01',
    finesPaid: true,
    restitutionPaid: true,
  },
} as const satisfies Record<string, Partial<Charge>>;

type Stage = keyof typeof stages;

const stageNames = Object.keys(stages) as readonly Stage[];

function votesOf(law: Jurisdiction, charge: Charge): readonly Vote[] {
  const { charges } = judge({ charges: [charge], pendingCharges: false, recordComplete: true }, law, asOf);
  return charges.flatMap(({ reliefs, alternatives }) =>
    [...reliefs, ...alternatives].flatMap(({ vote }) => (vote ? [vote] : [])),
  );
}

function voteOf(law: Jurisdiction, charge: Charge): Vote {
  const [vote, ...more] = votesOf(law, charge);
  if (!vote || more.length > 0)
    throw new Error(`${law.code} says ${more.length + 1} times whether one may vote.`);
  return vote;
}

function votingIn({ reliefs }: Jurisdiction): VotingLaw {
  const [found, ...more] = reliefs.flatMap(({ voting }) => (voting ? [voting] : []));
  if (!found || more.length > 0) throw new Error('A place has one law of voting.');
  return found;
}

/** Where the law of the place turns on more than the stage, a drug felony may come out either way. */
const agrees: Readonly<Record<MayVote, readonly Vote['standing'][]>> = {
  may: ['may'],
  not_now: ['not_now'],
  turns: ['may', 'not_known', 'not_now'],
};

const namesRegistering = /\bregister\b/i;
const onlyWarns = (text: string) =>
  !namesRegistering.test(
    text.replaceAll('Do not register yet.', '').replaceAll(/once [^.]{0,200}register/g, ''),
  );

describe.each(laws)('voting in %s', (code, law) => {
  it('is told on one way, which says so of itself', () => {
    const [way] = law.reliefs.filter(({ voting }) => voting);
    expect(way?.restores).toContain('vote');
    expect(votingIn(law)).toBeDefined();
  });

  it.each(stageNames)('comes to what its law says at the stage “%s”', (stage) => {
    const { standing } = voteOf(law, { ...felony, ...stages[stage] });
    expect(agrees[votingIn(law)[stage]]).toContain(standing);
  });

  it('is a question, with both answers, to whoever told only that it was a felony', () => {
    const vote = voteOf(law, { id: 'c1', level: 'felony', disposition: 'convicted' });
    expect(vote.standing).toBe(neverBars.has(code) ? 'may' : 'not_known');
    if (neverBars.has(code)) return;
    const answers = (vote.asks ?? []).map(({ yes, no }) => [yes, no]);
    for (const pair of answers)
      expect(pair.filter((text) => text.startsWith('Not now. Do not register yet.'))).toHaveLength(1);
    // Only the last of several questions lets somebody vote.
    expect(answers.map((pair) => pair.some((text) => text.startsWith('You may vote')))).toEqual(
      answers.map((_, at) => at === answers.length - 1),
    );
    expect(onlyWarns(vote.says)).toBe(true);
  });

  it('never tells somebody who is barred to register', () => {
    for (const stage of stageNames)
      for (const vote of votesOf(law, { ...felony, ...stages[stage] })) {
        if (vote.standing === 'not_now') expect(vote.says).toMatch(/^Not now\. Do not register yet\./);
        if (vote.standing !== 'may') expect(onlyWarns(vote.says)).toBe(true);
      }
  });

  it('is never refused to somebody of whom only a running sentence is known, where people vote on parole', () => {
    const { onParole, onProbation } = votingIn(law);
    if (onParole !== 'may' || onProbation !== 'may') return;
    const vote = voteOf(law, { ...felony, sentence: ['prison'], completed: false });
    expect(vote.standing).not.toBe('not_now');
    for (const stage of ['onProbation', 'onParole'] as const)
      expect(voteOf(law, { ...felony, ...stages[stage] }).says).toMatch(
        /You may vote now, also (?:on probation|from jail)/,
      );
  });
});

const neverBars: ReadonlySet<PlaceCode> = new Set(['DC', 'ME', 'VT']);

describe('the places in which nobody loses the vote', () => {
  it('are the District, Maine and Vermont', () => {
    expect(laws.filter(([, law]) => votingIn(law).lockedUp === 'may').map(([code]) => code)).toEqual([
      ...neverBars,
    ]);
  });

  it('let people vote from prison, whatever was told', () => {
    for (const [code, law] of laws) {
      if (!neverBars.has(code)) continue;
      for (const stage of stageNames)
        expect(voteOf(law, { ...felony, ...stages[stage] }).standing, `${code} ${stage}`).toBe('may');
    }
  });
});

describe('a step of a way that gives back a right', () => {
  it('never tells people to register, or to have a gun, before the condition', () => {
    const bare = laws.flatMap(([code, { reliefs }]) =>
      neverBars.has(code)
        ? []
        : reliefs
            .filter(({ restores }) => restores)
            .flatMap(({ id, steps }) =>
              steps.filter((step) => /^register to vote/i.test(step)).map((step) => `${id}: ${step}`),
            ),
    );
    expect(bare).toEqual([]);
  });
});
