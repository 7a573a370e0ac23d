import { judge } from '@openslate/law/engine/judge.ts';
import { loadGuide, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { type PlaceCode, placeCodes, placeNamed } from '@openslate/law/place/places.ts';
import type { Answers } from '@openslate/law/record/record.ts';
import { describe, expect, it } from 'vitest';
import { workedResults } from '../../../../../testing/worked-results.ts';
import { resultPaper } from '../../documents/result-paper.ts';
import type { Told } from '../../saved-progress.ts';
import { type Composed, compose } from './compose.ts';
import type { ComposedRight } from './rights.ts';

async function answered(code: PlaceCode, answers: Answers): Promise<Composed> {
  const [jurisdiction, guide] = await Promise.all([loadJurisdiction(code), loadGuide(code)]);
  const place = placeNamed(code);
  if (!place) throw new Error(`${code} is no place.`);
  return compose({
    place,
    jurisdiction,
    guide,
    result: judge(answers, jurisdiction, '2026-11-19'),
    nameOf: (id) => id,
    record: { answers: answers as Told['answers'], unknown: [], names: {}, helping: false },
  });
}

const threeAnswers: Answers = {
  charges: [{ id: 'c1', disposition: 'convicted', level: 'felony', offense: ['theft'] }],
};

const voteIn = ({ rights }: Composed): ComposedRight | undefined =>
  rights.find(({ right }) => right === 'vote');

/** Everything that a right says, but for answers that stand under their question. */
const saidOf = ({ lead, notes, steps }: ComposedRight) => [lead, ...notes.map(({ text }) => text), ...steps];

const toldToRegister = (texts: readonly string[]) =>
  texts.filter((text) => /(?:^|\. )register (?:to vote|anew)/i.test(text));

describe('a Georgia felony with three answers', () => {
  it('asks the one question on voting, and tells nobody to register', async () => {
    const composed = await answered('GA', threeAnswers);
    const vote = voteIn(composed);
    expect(vote?.asks.map(({ question }) => question)).toEqual([
      'Is your whole sentence over, with any probation and parole, and are all fines paid?',
    ]);
    expect(vote?.asks[0]?.no).toMatch(/^Not now\. Do not register yet\./);
    expect(vote && toldToRegister(saidOf(vote))).toEqual([]);
  });

  it('has no right among its tasks, nor in “what may help besides”', async () => {
    const { road, charges, first } = await answered('GA', threeAnswers);
    expect(first?.text).not.toMatch(/register to vote/i);
    expect(toldToRegister(road.flatMap(({ tasks }) => tasks.map(({ text }) => text)))).toEqual([]);
    expect(charges.flatMap(({ besides }) => besides.filter(({ relief }) => relief.restores))).toEqual([]);
  });
});

describe('a record of several felonies', () => {
  it('lets somebody vote only after the last of its questions', async () => {
    const felony = { disposition: 'convicted', level: 'felony' } as const;
    const composed = await answered('FL', {
      charges: [
        { id: 'c1', ...felony, offense: ['theft'] },
        { id: 'c2', ...felony, offense: ['homicide'] },
      ],
    });
    const asks = voteIn(composed)?.asks ?? [];
    expect(asks).toHaveLength(2);
    expect(asks.map(({ yes }) => yes.startsWith('You may vote'))).toEqual([false, true]);
  });

  it('bars the vote as long as one of them does', async () => {
    const felony = { disposition: 'convicted', level: 'felony', offense: ['theft'] } as const;
    const composed = await answered('TX', {
      charges: [
        { id: 'c1', ...felony, completed: true },
        { id: 'c2', ...felony, completed: false },
      ],
    });
    expect(voteIn(composed)?.lead).toMatch(/^Not now\. Do not register yet\./);
  });

  it('counts one in another place', async () => {
    const composed = await answered('TX', {
      charges: [{ id: 'c1', disposition: 'convicted', level: 'felony', completed: true }],
      elsewhere: { felonies: 1 },
    });
    expect(voteIn(composed)?.standing).toBe('not_known');
    expect(voteIn(composed)?.lead).toContain('elsewhere');
  });
});

describe.each(placeCodes)('the rights of every worked life in %s', (code) => {
  it('are never told before their condition, on no screen and no paper', async () => {
    for (const { kept } of await workedResults(code)) {
      const composed = compose(kept);
      const votes = kept.result.charges.flatMap(({ alternatives }) =>
        alternatives.flatMap(({ vote }) => (vote ? [vote.standing] : [])),
      );
      const vote = voteIn(composed);
      expect(vote !== undefined).toBe(votes.length > 0);
      const tasks = composed.road.flatMap((stage) => stage.tasks.map(({ text }) => text));
      expect(toldToRegister(tasks)).toEqual([]);
      if (!vote) continue;
      if (votes.includes('not_now')) expect(vote.lead).toMatch(/^Not now\. Do not register yet\./);
      if (votes.some((standing) => standing !== 'may')) expect(toldToRegister(saidOf(vote))).toEqual([]);
      if (votes.every((standing) => standing === 'may')) expect(vote.standing).not.toBe('not_now');
    }
  });
});

describe('the paper of a result', () => {
  it('says of voting what the screen says', async () => {
    const [life] = await workedResults('GA');
    if (!life) throw new Error('Georgia has no worked case.');
    const { kept } = life;
    const vote = voteIn(compose(kept));
    const paper = JSON.stringify(resultPaper(kept, { on: '2026-11-19', at: 'openslate.example' }));
    expect(vote === undefined || paper.includes(vote.lead)).toBe(true);
  });
});
