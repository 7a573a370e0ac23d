import { describe, expect, it } from 'vitest';
import { judge } from '../engine/judge.ts';
import { loadCases, loadJurisdiction } from '../jurisdictions/index.ts';
import { placeCodes } from '../place/places.ts';
import { askAll, countScreens } from '../testing/interviewed.ts';
import { withAnswer } from './answers.ts';
import { askedWith, interview } from './interview.ts';
import { likelyAnswers } from './likely-answers.ts';
import { questionAt } from './questions.ts';
import type { Answers } from './record.ts';

describe('what is asked in the same breath', async () => {
  const pennsylvania = await loadJurisdiction('PA');
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

describe('the order of the questions', async () => {
  const pennsylvania = await loadJurisdiction('PA');
  const asOf = '2026-11-17';
  const theft = {
    disposition: 'convicted',
    level: 'misdemeanor',
    grade: '1',
    offense: ['theft'],
    offenseDate: '2012-01-02',
    dispositionDate: '2012-03-01',
    completed: true,
    completedDate: '2013-03-01',
    finesPaid: true,
    restitutionPaid: true,
    facts: { convictedAs: 'convicted' },
  } as const;

  it('leads through the charges first, and to the person only then', () => {
    let answers: Answers = { charges: [{ id: 'c1' }, { id: 'c2' }] };
    const about: string[] = [];
    for (
      let asked = interview(answers, pennsylvania, asOf);
      asked;
      asked = interview(answers, pennsylvania, asOf)
    ) {
      about.push(asked.chargeId ?? 'person');
      const [usual] = likelyAnswers(asked, asOf);
      answers = withAnswer(answers, asked.path, usual?.value ?? '');
    }
    expect(new Set(about.slice(0, about.indexOf('person')))).toEqual(new Set(['c1', 'c2']));
    expect(new Set(about.slice(about.indexOf('person')))).toEqual(new Set(['person']));
  });

  it('asks for the section while the person thinks of the charge, though it matters only to those with no other case', () => {
    const retailTheft = { ...theft, level: 'felony', grade: '3' } as const;
    const answers: Answers = { charges: [{ id: 'c1', ...retailTheft }] };
    expect(interview(answers, pennsylvania, asOf)?.path).toBe('charges.c1.statute');
    // It is not worth asking before.
    expect(judge(answers, pennsylvania, asOf).missing).not.toContain('charges.c1.statute');
  });

  it('asks first of the person what else is on the record, where a rule looks at that', () => {
    const answers: Answers = { charges: [{ id: 'c1', ...theft }] };
    const asked = interview(answers, pennsylvania, asOf);
    expect(asked?.path).toBe('recordComplete');
    expect(asked?.question.text).toContain('in Pennsylvania?');
    const none = withAnswer(answers, 'recordComplete', true);
    expect(asked && askedWith(asked, none, pennsylvania, asOf)?.path).toBe('elsewhere.any');
    expect(asked && askedWith(asked, answers, pennsylvania, asOf)).toBeUndefined();
  });

  it('does not ask for the rest of the record where nothing turns on it', () => {
    const paths: string[] = [];
    const told: Answers = {
      charges: [{ id: 'c1', disposition: 'acquitted', facts: { allAcquitted: true } }],
    };
    for (
      let asked = interview(told, pennsylvania, asOf, paths);
      asked;
      asked = interview(told, pennsylvania, asOf, paths)
    )
      paths.push(asked.path);
    expect(paths).not.toContain('recordComplete');
  });

  it('goes on after every “I don’t know” with all else that could matter', () => {
    const empty: Answers = { charges: [{ id: 'c1' }] };
    const unknown: string[] = [];
    for (
      let asked = interview(empty, pennsylvania, asOf);
      asked;
      asked = interview(empty, pennsylvania, asOf, unknown)
    )
      unknown.push(asked.path);
    const { missing } = judge(empty, pennsylvania, asOf);
    const isAsked = (path: string) =>
      unknown.includes(path) || (path.startsWith('elsewhere.') && unknown.includes('elsewhere.any'));
    expect(missing.filter((path) => !isAsked(path))).toEqual([]);
    expect(new Set(unknown).size).toBe(unknown.length);
  });
});

describe('half of all worked cases', { timeout: 300_000 }, async () => {
  const places = await Promise.all(
    placeCodes.map(async (code) => ({
      jurisdiction: await loadJurisdiction(code),
      cases: await loadCases(code),
    })),
  );
  // Every eighth of a place stands for all of its cases.
  const sample = places.flatMap(({ jurisdiction, cases }) =>
    cases.filter((_, index) => index % 8 === 0).map((each) => ({ jurisdiction, each })),
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
