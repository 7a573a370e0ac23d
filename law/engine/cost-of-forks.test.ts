import { describe, expect, it } from 'vitest';
import { loadJurisdiction } from '../jurisdictions/index.ts';
import type { Jurisdiction } from '../place/jurisdiction.ts';
import { placeCodes } from '../place/places.ts';
import type { Answers, Charge } from '../record/record.ts';
import { mostSteps, withForks } from './forks.ts';
import { judge } from './judge.ts';
import { steps } from './steps.ts';
import { never } from './when.ts';

const asOf = '2026-11-17';

/** How often a charge was judged, in whatever record: each time, every way of the place asks whether it covers it. */
function counting(law: Jurisdiction): { law: Jurisdiction; judged: () => number } {
  let judged = 0;
  const [first] = law.reliefs;
  if (!first) throw new Error(`${law.code} has no ways.`);
  const covers = () => {
    judged += 1;
    return never;
  };
  const { inForce: _, fromAge: __, alternative: ___, ...always } = first;
  const counted = { ...always, id: 'counted', covers };
  return { law: { ...law, reliefs: [counted, ...law.reliefs] }, judged: () => judged };
}

const endings = ['convicted', 'dismissed', 'deferred', 'acquitted'] as const;

const told: Readonly<Record<string, (index: number) => Charge>> = {
  empty: () => ({}),
  'half-told': (index) => ({
    disposition: endings[index % 4],
    level: index % 3 === 0 ? 'felony' : 'misdemeanor',
    dispositionDate: `${2000 + (index % 20)}`,
  }),
  full: (index) => ({
    disposition: endings[index % 4],
    level: index % 3 === 0 ? 'felony' : 'misdemeanor',
    grade: ['a', '1', 'b', '2', 'c'][index % 5],
    offense: [(['theft', 'assault', 'dui', 'drug_possession'] as const)[index % 4] ?? 'other'],
    offenseDate: `${2000 + (index % 20)}-01-0${1 + (index % 9)}`,
    dispositionDate: `${2000 + (index % 20)}-05-1${index % 10}`,
    completed: true,
    completedDate: `${2001 + (index % 20)}-05-1${index % 10}`,
    sentence: ['probation', 'fine'],
    finesPaid: true,
    restitutionPaid: true,
    ageAtOffense: 25,
  }),
};

/** Twelve answers of at most six values, and of three that are numbers up to forty, each for ten charges. */
const mostJudged = 900;

/** One judgment is begun while there are steps left, and the costliest of any place takes so many. */
const costliest = 160_000;

describe.each(placeCodes)('In %s', (code) => {
  it.each(Object.keys(told).flatMap((kind) => [1, 10, 50].map((number) => [number, kind] as const)))(
    'what %i %s charges would turn on costs a bounded number of judgments',
    async (number, kind) => {
      const { law, judged } = counting(await loadJurisdiction(code));
      const answers: Answers = {
        charges: Array.from({ length: number }, (_, index) => told[kind]?.(index) ?? {}),
      };
      const result = judge(answers, law, asOf);
      const [judgedBefore, stepsBefore] = [judged(), steps.taken];
      withForks(result, answers, law);
      expect(judged() - judgedBefore).toBeLessThanOrEqual(mostJudged);
      expect(steps.taken - stepsBefore).toBeLessThanOrEqual(mostSteps + costliest);
    },
  );
});
