import { describe, expect, it } from 'vitest';
import { loadCases, loadJurisdiction } from '../jurisdictions/index.ts';
import { placeCodes } from '../place/places.ts';
import { withAnswer } from '../record/answers.ts';
import { questionAt } from '../record/questions.ts';
import type { Answers, Charge } from '../record/record.ts';
import { withForks } from './forks.ts';
import { judge } from './judge.ts';

const asOf = '2026-11-17';

const person = {
  age: 40,
  pendingCharges: false,
  mustRegister: false,
  reliefReceived: 0,
  elsewhere: { felonies: 0, misdemeanors: 0 },
  recordComplete: true,
} as const satisfies Partial<Answers>;

const shoplifting: Charge = {
  id: 'c1',
  disposition: 'convicted',
  level: 'misdemeanor',
  grade: '1',
  offense: ['theft'],
  offenseDate: '2012-01-02',
  dispositionDate: '2012-03-01',
  completedDate: '2013-03-01',
  completed: true,
  finesPaid: true,
  restitutionPaid: true,
};

describe('a charge that turns on what nobody knows', async () => {
  const law = await loadJurisdiction('PA');
  const forked = (answers: Answers) => withForks(judge(answers, law, asOf), answers, law);
  const ifsOf = (answers: Answers) => forked(answers).charges[0]?.ifs;

  it('says for each answer what it would lead to, as that answer alone would be judged', () => {
    const { level, grade, ...untold } = shoplifting;
    const answers: Answers = { ...person, charges: [untold] };
    const ifs = ifsOf(answers) ?? [];
    const levels = ifs.filter(({ when }) => 'charges.c1.level' in when);
    expect(levels.map(({ when }) => when['charges.c1.level'])).toEqual([
      'felony',
      'misdemeanor',
      'infraction',
    ]);
    for (const { when, outcome, on } of levels) {
      const told = { ...untold, level: when['charges.c1.level'] as Charge['level'] };
      const [charge] = judge({ ...person, charges: [told] }, law, asOf).charges;
      expect({ outcome, on }).toEqual({ outcome: charge?.outcome, on: charge?.on });
    }
    expect(new Set(levels.map(({ outcome }) => outcome)).size).toBeGreaterThan(1);
  });

  it('says what it would be if there is nothing else on the record, where the person is not sure', () => {
    const ifs = ifsOf({ ...person, charges: [shoplifting], recordComplete: false }) ?? [];
    const whole = judge({ ...person, charges: [shoplifting] }, law, asOf).charges[0];
    expect(ifs).toContainEqual({
      when: { recordComplete: true },
      outcome: whole?.outcome,
      on: whole?.on,
    });
  });

  it('has at most six lines, about one or two answers', () => {
    const ifs = ifsOf({ charges: [{ id: 'c1' }] }) ?? [];
    expect(ifs.length).toBeGreaterThan(1);
    expect(ifs.length).toBeLessThanOrEqual(6);
    expect(new Set(ifs.flatMap(({ when }) => Object.keys(when))).size).toBeLessThanOrEqual(2);
  });

  it('leaves out an answer that changes nothing, and a charge that is decided', () => {
    const decided = forked({ ...person, charges: [shoplifting] });
    expect(decided.charges[0]).not.toHaveProperty('ifs');
    for (const { when, ...line } of ifsOf({ charges: [{ id: 'c1', disposition: 'convicted' }] }) ?? []) {
      const [path = ''] = Object.keys(when);
      const others = (ifsOf({ charges: [{ id: 'c1', disposition: 'convicted' }] }) ?? []).filter(
        (each) => path in each.when,
      );
      expect(others.some((other) => other.outcome !== line.outcome || other.on !== line.on)).toBe(true);
    }
  });
});

describe('a line of many charges', () => {
  const charges: readonly Charge[] = [
    {},
    {},
    { disposition: 'convicted', level: 'felony', dispositionDate: '2015' },
    { disposition: 'dismissed' },
    { disposition: 'convicted', level: 'felony', dispositionDate: '2015' },
    { disposition: 'convicted', offense: ['theft'], caseId: 'k' },
    { disposition: 'dismissed', caseId: 'k' },
  ];

  it.each(placeCodes)('is what the whole record with that answer is judged to be in %s', async (code) => {
    const law = await loadJurisdiction(code);
    for (const answers of [{ charges }, { ...person, charges }]) {
      const { charges: forked } = withForks(judge(answers, law, asOf), answers, law);
      for (const { id, ifs = [] } of forked)
        for (const { when, outcome, on } of ifs) {
          const [[path, value] = ['', '']] = Object.entries(when);
          const whole = judge(withAnswer(answers, path, value), law, asOf);
          const charge = whole.charges.find((each) => each.id === id);
          expect({ id, when, outcome, on }).toEqual({ id, when, outcome: charge?.outcome, on: charge?.on });
        }
    }
  });

  it('is left out where there is more than can be worked out, and the charge named', async () => {
    const law = await loadJurisdiction('NC');
    const endings = ['convicted', 'dismissed', 'deferred', 'acquitted'] as const;
    const many: Answers = {
      charges: Array.from({ length: 50 }, (_, index) => ({
        disposition: endings[index % 4],
        dispositionDate: `${1970 + index}`,
      })),
    };
    const result = withForks(judge(many, law, asOf), many, law);
    const open = result.charges.filter(({ outcome }) => outcome === 'needs_review').map(({ id }) => id);
    expect(result.ifsLeftOut?.length).toBeGreaterThan(0);
    expect(open).toEqual(expect.arrayContaining([...(result.ifsLeftOut ?? [])]));
    const few: Answers = { charges: many.charges.slice(0, 3) };
    expect(withForks(judge(few, law, asOf), few, law)).not.toHaveProperty('ifsLeftOut');
  });
});

describe('a number that nobody knows', async () => {
  /** The lives of all places, with every number left out. */
  const lives = (
    await Promise.all(
      placeCodes.map(async (code) => {
        const [law, cases] = await Promise.all([loadJurisdiction(code), loadCases(code)]);
        return cases.map((life) => ({ law, ...life }));
      }),
    )
  ).flat();
  const forked = lives.map(({ law, answers: told, asOf }) => {
    const { age, reliefReceived, reliefs, elsewhere, ...rest } = told;
    const answers: Answers = {
      ...rest,
      elsewhere: { misdemeanors: elsewhere?.misdemeanors ?? 0 },
      charges: told.charges.map(({ ageAtOffense, sentenceMonths, ...charge }) => charge),
    };
    return { law, answers, ...withForks(judge(answers, law, asOf), answers, law) };
  });
  const forks = forked.flatMap(({ charges, ...life }) =>
    charges.flatMap(({ ifs = [] }, charge) =>
      ifs.map((fork, index) => ({ ...life, charge, fork, next: ifs[index + 1] })),
    ),
  );
  const isNumber = ({ law, fork }: (typeof forks)[number]) =>
    questionAt(Object.keys(fork.when)[0] ?? '', law)?.question.answer.kind === 'number';

  it('is told at each number that decides: it stands for all up to the next', () => {
    const numbers = forks.filter(isNumber);
    expect(new Set(numbers.flatMap(({ fork }) => Object.keys(fork.when))).size).toBeGreaterThan(1);
    for (const { law, asOf, answers, charge, fork, next } of numbers) {
      const [[path, value] = ['', 0]] = Object.entries(fork.when);
      const upTo = Number(next?.when[path] ?? Number(value) + 3) - 1;
      for (const number of [Number(value), upTo]) {
        const judged = judge(withAnswer(answers, path, number), law, asOf).charges[charge];
        expect({ outcome: judged?.outcome, on: judged?.on }).toEqual({ outcome: fork.outcome, on: fork.on });
      }
    }
  });

  it('adds no line beyond the sixth', () => {
    for (const { ifs = [] } of forked.flatMap(({ charges }) => charges))
      expect(ifs.length).toBeLessThanOrEqual(6);
  });
});
