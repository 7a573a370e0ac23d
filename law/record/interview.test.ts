import { describe, expect, it } from 'vitest';
import { enteredPlaces, loadCases, loadJurisdiction } from '../jurisdictions/index.ts';
import { askAll, countScreens } from '../testing/interviewed.ts';
import { withAnswer } from './answers.ts';
import { askedWith } from './interview.ts';
import { questionAt } from './questions.ts';
import type { Answers } from './record.ts';

describe('what is asked in the same breath', async () => {
  const pennsylvania = await loadJurisdiction('PA');
  if (!pennsylvania) throw new Error('The law of Pennsylvania could not be loaded.');
  const told: Answers = {
    charges: [{ id: 'c1', disposition: 'convicted', offense: ['theft'], level: 'felony' }],
  };
  const level = questionAt('charges.c1.level', pennsylvania);
  const second = (answers: Answers) => level && askedWith(level, answers, pennsylvania, '2026-11-15');

  it('is the class, in the words of the level that was told', () => {
    expect(second(told)?.path).toBe('charges.c1.grade');
    expect(second(told)?.question.answer).toMatchObject({ kind: 'choice' });
  });

  it('is not what would change nothing', () => {
    expect(second({ charges: [{ id: 'c1', disposition: 'acquitted', level: 'felony' }] })).toBeUndefined();
  });

  it('is shown again where it was told before', () => {
    const all = withAnswer(told, 'charges.c1.grade', '3');
    expect(second(all)?.path).toBe('charges.c1.grade');
  });

  it('is nothing where no question belongs to the first', () => {
    const offense = questionAt('charges.c1.offense', pennsylvania);
    expect(offense && askedWith(offense, told, pennsylvania, '2026-11-15')).toBeUndefined();
  });
});

describe('half of all worked cases', async () => {
  const places = await Promise.all(
    enteredPlaces.map(async (code) => ({
      jurisdiction: await loadJurisdiction(code),
      cases: (await loadCases(code)) ?? [],
    })),
  );
  // Every fourth of a place stands for all of its cases.
  const sample = places.flatMap(({ jurisdiction, cases }) =>
    jurisdiction ? cases.filter((_, index) => index % 4 === 0).map((each) => ({ jurisdiction, each })) : [],
  );
  const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

  it('take ten questions a charge or fewer', async ({ annotate }) => {
    const questions = sample.map(
      ({ jurisdiction, each: { answers, asOf } }) =>
        askAll(answers, jurisdiction, asOf, false).questions / answers.charges.length,
    );
    await annotate(`Questions a charge over ${sample.length} cases: median ${median(questions).toFixed(1)}`);
    expect(sample.length).toBeGreaterThan(100);
    expect(median(questions)).toBeLessThanOrEqual(10);
  });

  it('take twelve screens or fewer from the list of places to the result', async ({ annotate }) => {
    const screens = sample.map(({ jurisdiction, each }) => countScreens(each, jurisdiction));
    await annotate(`Screens over ${sample.length} cases: median ${median(screens)}, most ${screens.at(-1)}`);
    expect(median(screens)).toBeLessThanOrEqual(12);
  });
});
