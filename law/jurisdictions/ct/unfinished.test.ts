import { expect, it } from 'vitest';
import { judge } from '../../engine/judge.ts';
import { law } from './reliefs.ts';

const theft = {
  id: 'c1',
  disposition: 'convicted',
  level: 'misdemeanor',
  grade: 'a',
  offense: ['theft'],
  offenseDate: '2009-11-02',
  dispositionDate: '2010-05-01',
  completedDate: '2011-05-01',
} as const;

const sale = {
  id: 'c2',
  disposition: 'convicted',
  level: 'felony',
  grade: 'c',
  offense: ['drug_sale'],
  offenseDate: '2018-01-02',
  dispositionDate: '2018-05-01',
} as const;

const ofTheft = (other: object) =>
  judge(
    {
      pendingCharges: false,
      mustRegister: false,
      age: 48,
      reliefReceived: 0,
      elsewhere: { felonies: 0, misdemeanors: 0 },
      charges: [theft, { ...sale, ...other }],
    },
    law,
    '2026-11-17',
  ).charges[0];

/** § 54-142a(e)(3): every sentence for a conviction since 2000 must be over. */
it('takes a day on which another sentence will be over as more than a fine, and waits for it', () => {
  expect(ofTheft({ completedDate: '2028-05-01' })).toMatchObject({ outcome: 'not_yet', on: '2028-05-01' });
});

it('does not wait for the other where only a fine was told', () => {
  expect(ofTheft({ completedDate: '2028-05-01', sentence: ['fine'] })?.outcome).toBe('automatic');
});
