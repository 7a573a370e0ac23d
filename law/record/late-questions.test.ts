import { describe, expect, it } from 'vitest';
import { judge } from '../engine/judge.ts';
import { loadJurisdiction } from '../jurisdictions/index.ts';
import type { PlaceCode } from '../place/places.ts';
import { answerAt, withAnswer } from './answers.ts';
import { interview } from './interview.ts';
import type { Answers, Charge } from './record.ts';

const asOf = '2026-11-17';

const settled = {
  pendingCharges: false,
  mustRegister: false,
  reliefReceived: 0,
  age: 41,
  elsewhere: { felonies: 0, misdemeanors: 0 },
  protectionOrder: false,
  recordComplete: true,
} as const;

const over: Charge = {
  id: 'c1',
  court: 'adult',
  disposition: 'convicted',
  level: 'felony',
  offense: ['theft'],
  completed: true,
  finesPaid: true,
  restitutionPaid: true,
  ageAtOffense: 30,
};

/** What is asked of somebody who tells all that they know of this life and nothing that is rare. */
async function asked(code: PlaceCode, known: Answers, notKnown: readonly string[] = []) {
  const jurisdiction = await loadJurisdiction(code);
  let told: Answers = { charges: known.charges.map(({ id }) => ({ id })) };
  const unknown: string[] = [];
  const fields: string[] = [];
  for (let next = interview(told, jurisdiction, asOf); next; ) {
    fields.push(next.field);
    const value = answerAt(known, next.path);
    if (value === undefined || notKnown.includes(next.field)) unknown.push(next.path);
    else told = withAnswer(told, next.path, value as string);
    next = interview(told, jurisdiction, asOf, unknown);
  }
  return { fields, result: judge(told, jurisdiction, asOf) };
}

const californian: Answers = {
  ...settled,
  charges: [
    {
      ...over,
      grade: 'wobbler',
      sentence: ['probation', 'jail'],
      offenseDate: '2020-01-10',
      dispositionDate: '2020-06-01',
      releasedDate: '2020-09-01',
      completedDate: '2024-06-01',
      probationRevoked: true,
    },
  ],
};

describe('What is presumed though it is often otherwise', () => {
  it('is asked once, last of the charge but for what follows from it, where the other answer would turn the outcome: revoked probation in California', async () => {
    const { fields, result } = await asked('CA', californian);
    expect(fields.filter((field) => field === 'probationRevoked')).toHaveLength(1);
    const after = fields.slice(fields.indexOf('probationRevoked') + 1);
    expect(after.filter((field) => field in (californian.charges[0] ?? {}))).toEqual(['completedDate']);
    expect(result.assumptions.map(({ field }) => field)).not.toContain('charges.c1.probationRevoked');
    expect(fields.length).toBeLessThanOrEqual(14);
  });

  it('is presumed, and said, once the person is not sure', async () => {
    const { fields, result } = await asked('CA', californian, ['probationRevoked']);
    expect(fields.filter((field) => field === 'probationRevoked')).toHaveLength(1);
    expect(result.assumptions.map(({ field }) => field)).toContain('charges.c1.probationRevoked');
  });

  it('is asked in Georgia of whom nobody may have told about First Offender', async () => {
    const fined = {
      ...over,
      level: 'misdemeanor',
      sentence: ['fine'],
      offenseDate: '2023-01-10',
      dispositionDate: '2023-06-01',
      completedDate: '2023-06-01',
    } as const satisfies Charge;
    const { fields } = await asked('GA', { ...settled, charges: [fined] });
    expect(fields).toContain('facts.notToldOfFirstOffender');
  });

  it('is not asked of those whom it never concerns', async () => {
    const [charge] = californian.charges;
    const { fields } = await asked('CA', {
      ...californian,
      charges: [{ ...charge, sentence: ['jail'], probationRevoked: false }],
    });
    expect(fields).not.toContain('probationRevoked');
  });
});
