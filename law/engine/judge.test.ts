import { describe, expect, it } from 'vitest';
import { cite, rule } from '../place/relief.ts';
import type { Charge } from '../record/record.ts';
import { invented } from '../testing/invented-law.ts';
import { about } from '../vocabulary/facts.ts';
import { not } from './condition.ts';
import { judge } from './judge.ts';

const theft: Charge = {
  disposition: 'convicted',
  level: 'misdemeanor',
  offense: ['theft'],
  dispositionDate: '2022-06-01',
  completedDate: '2023-06-01',
  restitutionPaid: true,
};
const person = { pendingCharges: false, elsewhere: { felonies: 0, misdemeanors: 0 }, recordComplete: true };

function outcome(charges: Charge[], asOf = '2026-11-15', about: object = person) {
  const result = judge({ charges, ...about }, invented, asOf);
  const [first] = result.charges;
  if (!first) throw new Error('There is no charge in the answer.');
  return { ...first, missing: result.missing, unsure: result.unsure, assumed: result.assumed };
}

describe('a charge', () => {
  it.each([
    ['2026-05-31', 'not_yet'],
    ['2026-06-01', 'eligible'],
    ['2026-06-02', 'eligible'],
  ])('whose wait is over on June 1, 2026 is, on %s, %s', (asOf, expected) => {
    expect(outcome([theft], asOf)).toMatchObject({ outcome: expected, on: '2026-06-01' });
  });

  it('about something left out of the law is not eligible, and nothing is asked about it', () => {
    const { outcome: decided, missing } = outcome([
      { ...theft, offense: ['dui'], restitutionPaid: undefined },
    ]);
    expect(decided).toBe('not_eligible');
    expect(missing).toEqual([]);
  });

  it('with money owed is not yet eligible, without a day, and says what to do', () => {
    const { outcome: decided, on, reliefs } = outcome([{ ...theft, restitutionPaid: false }]);
    expect(decided).toBe('not_yet');
    expect(on).toBeUndefined();
    const reason = reliefs[0]?.reasons.find(({ text }) => text === 'Restitution is paid');
    expect(reason).toMatchObject({ met: false, fix: 'Pay the restitution you still owe.' });
  });

  it('of which only the year is known is judged as far as that goes', () => {
    expect(outcome([{ ...theft, completedDate: '2024' }])).toMatchObject({
      outcome: 'not_yet',
      between: ['2027-01-01', '2027-12-31'],
    });
    expect(outcome([{ ...theft, completedDate: '2022' }]).outcome).toBe('eligible');
    expect(outcome([{ ...theft, completedDate: '2023' }])).toMatchObject({
      outcome: 'needs_review',
      missing: ['charges.c1.completedDate'],
    });
  });

  it('that can be both sealed and erased now is told of the erasing first, though it opened later', () => {
    const gambling = { ...theft, offense: ['gambling'], finesPaid: true } satisfies Charge;
    const first = (asOf: string, over: Charge = {}) => {
      const { on, reliefs, missing } = outcome([{ ...gambling, ...over }], asOf);
      return { on, relief: reliefs[0]?.id, missing };
    };
    // Of those that are still ahead the earliest comes first.
    expect(first('2026-05-01')).toMatchObject({ on: '2026-06-01', relief: 'xx-misdemeanor' });
    expect(first('2028-05-31')).toMatchObject({ on: '2026-06-01', relief: 'xx-misdemeanor' });
    expect(first('2028-06-01')).toMatchObject({ on: '2028-06-01', relief: 'xx-erasing' });
    // So what could still open it is worth asking, and what could only open the lesser one is not.
    expect(first('2028-06-01', { finesPaid: undefined }).missing).toEqual(['charges.c1.finesPaid']);
    expect(first('2028-06-01', { restitutionPaid: undefined }).missing).toEqual([]);
  });

  it('is held back by a newer conviction, and by one elsewhere', () => {
    expect(outcome([theft, { ...theft, dispositionDate: '2025-03-10' }])).toMatchObject({
      outcome: 'not_yet',
      on: '2028-03-10',
    });
    const elsewhere = { felonies: 1, misdemeanors: 0, lastDate: '2024-12-01' };
    expect(outcome([theft], '2026-11-15', { ...person, elsewhere })).toMatchObject({ on: '2027-12-01' });
  });

  it('is told nothing of a rule that does not concern it', () => {
    const [way, ...others] = invented.reliefs;
    if (!way) throw new Error('There is no way.');
    const onChecks = rule('no-bad-check', 'It was no bad check', not(about('fraud')), cite('§ 7'), {
      concerns: about('fraud'),
    });
    const place = { ...invented, reliefs: [{ ...way, rules: [...way.rules, onChecks] }, ...others] };
    const told = (charge: Charge) =>
      judge({ charges: [charge], ...person }, place, '2026-11-15').charges[0]?.reliefs.some(({ reasons }) =>
        reasons.some(({ id }) => id === 'no-bad-check'),
      );
    expect(told(theft)).toBe(false);
    expect(told({ ...theft, offense: ['fraud'] })).toBe(true);
    expect(told({ ...theft, offense: undefined })).toBe(true);
  });

  it('under a law that is still to begin is cleared by itself from that day', () => {
    const dismissed: Charge = { disposition: 'dismissed', dispositionDate: '2020-01-01' };
    expect(outcome([dismissed])).toMatchObject({ outcome: 'not_yet', on: '2027-01-01' });
    expect(outcome([dismissed], '2027-01-01').outcome).toBe('automatic');
  });

  it('that ended after its law began is told no day, for none decided', () => {
    const dismissed: Charge = { disposition: 'dismissed', dispositionDate: '2028-05-01' };
    const { outcome: decided, on } = outcome([dismissed], '2028-06-01');
    expect(decided).toBe('automatic');
    expect(on).toBeUndefined();
  });

  it('of which nothing is known needs a look, and only what decides first is asked', () => {
    expect(outcome([{}])).toMatchObject({
      outcome: 'needs_review',
      missing: ['charges.c1.disposition', 'charges.c1.level'],
    });
  });

  it('has a pardon among its alternatives, which never decides', () => {
    const felony = outcome([{ ...theft, level: 'felony' }]);
    expect(felony.outcome).toBe('not_eligible');
    expect(felony.alternatives.map(({ id }) => id)).toEqual(['xx-pardon']);
  });

  it('tells what was taken for granted where that closed the only way', () => {
    expect(outcome([{ ...theft, level: 'felony' }]).assumed).toEqual([
      'We assumed you were not forced into this by someone who trafficked you.',
    ]);
    expect(outcome([theft]).assumed).toEqual([]);
  });
});

describe('the rest of the record', () => {
  const { recordComplete, ...silent } = person;
  const noOther = ({ reliefs }: ReturnType<typeof outcome>) =>
    reliefs.flatMap(({ reasons }) => reasons).find(({ text }) => /conviction/.test(text));

  it('is taken to be all that was told, and that is said where a rule looks at it', () => {
    const presumed = outcome([theft], '2026-11-15', silent);
    expect(presumed.outcome).toBe('eligible');
    expect(noOther(presumed)).toMatchObject({ met: true, basis: 'assumed' });
    expect(noOther(presumed)?.assumed).toContainEqual(expect.objectContaining({ field: 'recordComplete' }));
    expect(presumed.assumed.join()).toContain('no other case');
  });

  it('is told where the person said so', () => {
    expect(noOther(outcome([theft]))).toMatchObject({ met: true, basis: 'told' });
  });

  it('that nobody knows leaves open what looks at it, and nothing else', () => {
    const unsure = outcome([theft], '2026-11-15', { ...person, recordComplete: false });
    expect(unsure.outcome).toBe('needs_review');
    // Asked and answered: it is not missing, but finding it out would still help.
    expect(unsure.missing).toEqual([]);
    expect(unsure.unsure).toEqual(['recordComplete']);
    expect(noOther(unsure)).toMatchObject({ met: null, basis: 'unknown' });
    const paid = unsure.reliefs[0]?.reasons.find(({ text }) => text === 'Restitution is paid');
    expect(paid).toMatchObject({ met: true, basis: 'told' });
  });
});
