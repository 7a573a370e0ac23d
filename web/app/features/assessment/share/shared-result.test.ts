import type { Answers } from '@openslate/contract/record.ts';
import { SharedPayload } from '@openslate/contract/shared-payload.ts';
import { withForks } from '@openslate/law/engine/forks.ts';
import { judge } from '@openslate/law/engine/judge.ts';
import type { Result } from '@openslate/law/engine/result.ts';
import { loadCases, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { placeCodes } from '@openslate/law/place/places.ts';
import { answerAt } from '@openslate/law/record/answers.ts';
import { unsureAt } from '@openslate/law/record/how-it-ended.ts';
import { halfAnswered, judgedOn } from '@openslate/law/testing/random-records.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerRows } from '../questions/review-screen.tsx';
import type { Told } from '../saved-progress.ts';
import { answeredPaths } from '../told.ts';
import { toldFrom } from './closed-answers.ts';
import { payloadOf } from './shared-payload.ts';
import { resultOf } from './shared-result.ts';

/** Who says that they do not know how it truly ended has it among what they do not know. */
function toldBy(answers: unknown): Told {
  const told = {
    answers: answers as Answers,
    unknown: [],
    names: { c1: 'The night in Erie' },
    helping: false,
  };
  const isUnsure = (path: string) => answerAt(told.answers, path) === (unsureAt(path) ?? 'told');
  return { ...told, unknown: answeredPaths(told).filter(isUnsure) };
}

/** What arrives at the other end. */
function sent(told: Told, law: Jurisdiction, result: Result, withAnswers = true): SharedPayload {
  const payload = payloadOf({ result, told, jurisdiction: law }, { made: judgedOn, withAnswers });
  return SharedPayload.parse(JSON.parse(JSON.stringify(payload)));
}

/** Charges go by their places, as whoever reads the link counts them. */
const counted = <Record extends { charges: readonly object[] }>(answers: Record) => ({
  ...answers,
  charges: answers.charges.map((charge, index) => ({ ...charge, id: `c${index + 1}` })),
});

describe.each(placeCodes)('A shared result of %s', async (place) => {
  const law = await loadJurisdiction(place);
  const cases = await loadCases(place);

  it('says to its reader what it said to its owner, word for word, in every worked case', () => {
    for (const { answers, asOf, title } of cases) {
      const record = counted(answers);
      const result = withForks(judge(record, law, asOf), record, law);
      expect(resultOf(sent(toldBy(record), law, result), law), title).toEqual(result);
    }
  });

  it('says so of any record', () => {
    fc.assert(
      fc.property(halfAnswered, ({ half }) => {
        const record = counted(half);
        const result = withForks(judge(record, law, judgedOn), record, law);
        expect(resultOf(sent(toldBy(record), law, result), law)).toEqual(result);
      }),
      { numRuns: 40 },
    );
  });

  it('holds no sentence of ours either: every text in it is an id, a value or a day', () => {
    for (const { answers, asOf } of cases) {
      const result = withForks(judge(answers, law, asOf), answers, law);
      for (const text of textsIn(sent(toldBy(answers), law, result))) expect(text).not.toMatch(/\s|[A-Z]{3}/);
    }
  });

  it('shows the answers that our questions offer, as its owner read them', () => {
    for (const { answers, asOf, title } of cases) {
      const told = toldBy(counted(answers));
      const { told: shared, charges } = sent(told, law, judge(told.answers, law, asOf));
      if (!shared) throw new Error('no answers');
      const read = toldFrom(shared, charges.length, law);
      expect(read.leftOut, title).toBe(0);
      const rows = (of: Told) =>
        [...charges.map((_, index) => `c${index + 1}`), undefined]
          .flatMap((id) => answerRows({ told: of, jurisdiction: law })(id))
          // Of a section only the number goes along, and a class only where the place names its classes.
          .filter((row) => !/\.(statute|grade)$/.test(row.id));
      expect(rows(read.told), title).toEqual(rows(told));
    }
  });
});

describe('A shared result', async () => {
  const law = await loadJurisdiction('PA');
  const record = {
    charges: [
      {
        id: 'Zebra at zebra.example',
        caseId: 'zebra 555-0100',
        disposition: 'convicted',
        level: 'misdemeanor',
        grade: 'm1 zebra',
        offense: ['theft'],
        dispositionDate: '2016-09-10',
        statute: 'Zebra 1-800-555-0100 now',
        facts: { somethingNew: 'zebra' },
      },
    ],
    age: 41,
  };
  const told = toldBy(record);
  const result = judge(told.answers, law, judgedOn);
  const payload = payloadOf({ result, told, jurisdiction: law }, { made: judgedOn, withAnswers: true });

  it('takes along nothing that somebody wrote', () => {
    expect(JSON.stringify(payload)).not.toMatch(/zebra|555|Erie|somethingNew/i);
    expect(SharedPayload.safeParse(payload).success).toBe(true);
  });

  it.each([
    ['18 Pa.C.S. § 3929(a)(1)', '3929(a)(1)'],
    ['ORS 164.043', '164.043'],
    ['21 U.S.C. § 844', '844'],
    ['Utah Code 76-6-602', '76-6-602'],
    ['Penal Code 459 PC', '459'],
    ['retail theft', undefined],
  ])('takes of “%s” only %s', (statute, section) => {
    const one = toldBy({ charges: [{ id: 'c1', statute }] });
    const { told: shared } = sent(one, law, judge(one.answers, law, judgedOn));
    expect(shared?.answers).toEqual(section === undefined ? [] : [['charges.c1.statute', section]]);
  });

  it.each([
    ['a relief', (forged: SharedPayload) => change(forged, 'reliefs', { id: 'pa-pay-here' })],
    [
      'a relief that every object has',
      (forged: SharedPayload) => change(forged, 'reliefs', { id: 'constructor' }),
    ],
    ['a rule', (forged: SharedPayload) => change(forged, 'reasons', { id: 'pay-here' })],
    ['something to do', (forged: SharedPayload) => change(forged, 'reasons', { fix: 'payHere' })],
    ['a question', (forged: SharedPayload) => change(forged, 'reasons', { question: 'toString' })],
    ['an assumption', (forged: SharedPayload) => ({ ...forged, assumed: [{ said: 'payHere' }] })],
    ['a field', (forged: SharedPayload) => ({ ...forged, missing: ['charges.c1.constructor'] })],
    ['a charge that is not in it', (forged: SharedPayload) => ({ ...forged, missing: ['charges.c2.level'] })],
    ['a fork', (forged: SharedPayload) => forked(forged, 'charges.c1.constructor', true)],
    ['a fork of a charge', (forged: SharedPayload) => forked(forged, 'charges.c2.level', 'felony')],
    ['an answer to a fork', (forged: SharedPayload) => forked(forged, 'charges.c1.level', 'payhere')],
    ['a written answer to a fork', (forged: SharedPayload) => forked(forged, 'charges.c1.statute', '3929')],
    ['a number to a fork', (forged: SharedPayload) => forked(forged, 'age', 18_005_550)],
    ['what one is not sure of', (forged: SharedPayload) => ({ ...forged, unsure: ['payHere'] })],
    [
      'a choice that the law does not leave',
      (forged: SharedPayload) => change(forged, 'reliefs', { pick: [1] }),
    ],
  ])('that names %s we do not have has no reasons to show', (_, forge) => {
    expect(resultOf(payload, law)).toBeDefined();
    expect(resultOf(forge(payload), law)).toBeUndefined();
  });

  it.each([
    ['charges.c1.disposition', 'constructor'],
    ['charges.c1.offense', ['theft', 'payhere']],
    ['charges.c1.grade', 'payhere'],
    ['charges.c1.dispositionDate', '2016-99-99'],
    ['charges.c1.statute', 'PAY-HERE'],
    ['charges.c1.statute', '1-800-555-0100'],
    ['charges.c1.facts.somethingNew', 'payhere'],
    ['charges.c1.constructor', 'payhere'],
    ['charges.c9.level', 'felony'],
    ['constructor', 'payhere'],
    ['age', 4_000],
    ['age', 'payhere'],
  ])('leaves out the answer %s = %s, and says that one is left out', (path, value) => {
    const read = toldFrom({ answers: [[path, value]], unknown: [], helping: false }, 1, law);
    expect(read.leftOut).toBe(1);
    expect(read.told.answers).toEqual({ charges: [{ id: 'c1' }] });
  });
});

/** The same with something else in its first relief, or in the first reason of that. */
function change(payload: SharedPayload, what: 'reliefs' | 'reasons', to: object): SharedPayload {
  const [charge] = payload.charges;
  const [relief] = charge?.reliefs ?? [];
  if (!charge || !relief) throw new Error('nothing to change');
  const [reason, ...others] = relief.reasons;
  const changed =
    what === 'reliefs'
      ? { ...relief, ...to }
      : { ...relief, reasons: [{ ...reason, ...to } as (typeof relief.reasons)[number], ...others] };
  return { ...payload, charges: [{ ...charge, reliefs: [changed] }] };
}

/** The same with one line of a fork. */
function forked(payload: SharedPayload, field: string, value: string | number | boolean): SharedPayload {
  const [charge] = payload.charges;
  if (!charge) throw new Error('nothing to change');
  return { ...payload, charges: [{ ...charge, ifs: [{ field, value, outcome: 'eligible' }] }] };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}
