import { describe, expect, it } from 'vitest';
import type { Jurisdiction } from '../place/jurisdiction.ts';
import { type Relief, relief } from '../place/relief.ts';
import { task } from '../place/task.ts';
import { askYesOrNo } from '../record/question.ts';
import { offenseKinds } from '../record/record.ts';
import { all, type FactCondition } from './condition.ts';
import { always, never, unknown } from './when.ts';
import { whomItCovers } from './whom-it-covers.ts';

const misdemeanor: FactCondition = ({ charge: { level, path } }) =>
  level === undefined ? unknown(path('level')) : level === 'misdemeanor' ? always : never;
const convicted: FactCondition = ({ charge: { disposition, path } }) =>
  disposition === undefined ? unknown(path('disposition')) : disposition === 'convicted' ? always : never;
const notGradeA: FactCondition = ({ charge: { grade, path } }) =>
  grade === undefined ? unknown(path('grade')) : grade === 'a' ? never : always;
const notTheft: FactCondition = ({ charge: { offense, path } }) =>
  offense === undefined ? unknown(path('offense')) : offense.includes('theft') ? never : always;
const onFireCrew: FactCondition = ({ charge }) => (charge.facts?.fireCrew === true ? always : never);
const besideAnother: FactCondition = ({ record }) => (record.length > 1 ? always : never);

function lawWith(covers: FactCondition): [Relief, Jurisdiction] {
  const way = relief({
    id: 'xx-way',
    name: 'A way',
    kind: 'sealing',
    covers,
    rules: [],
    effect: 'Sealed.',
    fee: 'None.',
    first: task('ask_court', 'Ask the court.'),
    steps: [],
  });
  const law: Jurisdiction = {
    code: 'WY',
    name: 'Wyoming',
    timeZone: 'America/Denver',
    changes: [],
    gaps: [],
    verified: '2026-11-15',
    knownFrom: '2026-01-01',
    reliefs: [way],
    said: {},
    grades: {
      misdemeanor: [
        { value: 'a', label: 'Class A' },
        { value: 'b', label: 'Class B' },
      ],
    },
    questions: { 'facts.fireCrew': askYesOrNo('Were you on a fire crew?', 'Some laws ask.') },
  };
  return [way, law];
}

describe('whom a relief covers', () => {
  it('is read off its own condition, by the end of the case and the level', () => {
    expect(whomItCovers(...lawWith(all(convicted, misdemeanor)))).toEqual({
      courts: ['adult', 'juvenile'],
      cases: [{ ended: ['convicted'], of: [{ level: 'misdemeanor', grades: 'all' }] }],
      kinds: offenseKinds,
    });
  });

  it('names classes and kinds where some are left out', () => {
    const covered = whomItCovers(...lawWith(all(convicted, misdemeanor, notGradeA, notTheft)));
    expect(covered?.cases).toEqual([{ ended: ['convicted'], of: [{ level: 'misdemeanor', grades: ['b'] }] }]);
    expect(covered?.kinds).toEqual(offenseKinds.filter((kind) => kind !== 'theft'));
  });

  it('says what rare thing must be so', () => {
    const covered = whomItCovers(...lawWith(all(convicted, onFireCrew)));
    expect(covered?.only).toEqual({ field: 'facts.fireCrew', answer: true });
  });

  it('is not said where one charge alone cannot tell', () => {
    expect(whomItCovers(...lawWith(besideAnother))).toBeUndefined();
  });
});
