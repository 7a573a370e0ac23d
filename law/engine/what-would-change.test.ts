import { describe, expect, it } from 'vitest';
import type { Charge } from '../record/record.ts';
import { invented } from '../testing/invented-law.ts';
import { judge } from './judge.ts';
import { whatAnswersWouldChange, whatWouldChange } from './what-would-change.ts';

const theft: Charge = {
  disposition: 'convicted',
  level: 'misdemeanor',
  offense: ['theft'],
  dispositionDate: '2022-06-01',
  completedDate: '2023-06-01',
  restitutionPaid: true,
};

function changes(charge: Charge, asOf = '2026-11-15', pendingCharges = false) {
  const answers = { charges: [charge], pendingCharges, elsewhere: { felonies: 0, misdemeanors: 0 } };
  return whatWouldChange(judge(answers, invented, asOf))[0]?.changes;
}

describe('what would change the answer', () => {
  it('is nothing where the record can be cleared now, or never', () => {
    expect(changes(theft)).toBeUndefined();
    expect(changes({ ...theft, offense: ['dui'] })).toBeUndefined();
  });

  it('is a day, where only time is missing', () => {
    expect(changes(theft, '2025-01-01')).toEqual([{ kind: 'wait', until: '2026-06-01' }]);
  });

  it('is what can be done, where something stands in the way', () => {
    expect(changes({ ...theft, restitutionPaid: false }, '2026-11-15', true)).toEqual([
      { kind: 'do', what: 'Pay the restitution you still owe.' },
      { kind: 'do', what: 'Wait until your open case is over.' },
    ]);
  });

  it('is both, where both are missing', () => {
    expect(changes({ ...theft, restitutionPaid: false }, '2025-01-01')).toEqual([
      { kind: 'do', what: 'Pay the restitution you still owe.' },
      { kind: 'wait', until: '2026-06-01' },
    ]);
  });
});

describe('an answer that we assumed', () => {
  const person = { pendingCharges: false, elsewhere: { felonies: 0, misdemeanors: 0 } };
  const answersFor = (charges: Charge[]) => {
    const answers = { charges, ...person };
    return whatAnswersWouldChange(judge(answers, invented, '2026-11-15'), answers, invented);
  };

  it('is named with the answer that would open the only way', () => {
    expect(answersFor([{ ...theft, level: 'felony' }])).toEqual([
      {
        chargeId: 'c1',
        reliefId: 'xx-trafficking',
        outcome: 'eligible',
        changes: [
          {
            kind: 'answer',
            assumed: 'We assumed you were not forced into this by someone who trafficked you.',
            field: 'charges.c1.traffickingVictim',
            value: true,
          },
        ],
      },
    ]);
  });

  it('is not named where the record can be cleared now, nor once it has been given', () => {
    expect(answersFor([theft])).toEqual([]);
    expect(answersFor([{ ...theft, level: 'felony', traffickingVictim: false }])).toEqual([]);
  });
});
