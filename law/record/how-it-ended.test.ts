import { describe, expect, it } from 'vitest';
import { judge } from '../engine/judge.ts';
import { outcomes } from '../engine/outcomes.ts';
import { law } from '../jurisdictions/tx/reliefs.ts';
import { presumed } from '../vocabulary/phrases.ts';
import { withAnswer } from './answers.ts';
import { askedWith, interview } from './interview.ts';
import { questionAt } from './questions.ts';
import type { Answers, Charge } from './record.ts';

const asOf = '2026-11-17';
const path = 'charges.c1.facts.dismissedAs';

/** On the paper it was dismissed on the day on which a deferral of two years would have ended. */
const theft: Charge = {
  id: 'c1',
  disposition: 'dismissed',
  level: 'misdemeanor',
  grade: 'a',
  offense: ['theft'],
  offenseDate: '2018-02-01',
  dispositionDate: '2018-06-01',
  completedDate: '2020-06-01',
  finesPaid: true,
  restitutionPaid: true,
};
const record = (charge: Charge): Answers => ({
  charges: [charge],
  age: 40,
  pendingCharges: false,
  mustRegister: false,
  reliefReceived: 0,
  elsewhere: { felonies: 0, misdemeanors: 0 },
});
const judged = (answers: Answers) => {
  const { charges, missing, unsure, assumed } = judge(answers, law, asOf);
  return { outcome: charges[0]?.outcome, first: charges[0]?.reliefs[0]?.id, missing, unsure, assumed };
};

describe('A charge that a paper calls dismissed', () => {
  it('is taken as dropped where nobody asked, and the answer says so', () => {
    const { outcome, first, assumed } = judged(record(theft));
    expect([outcome, first]).toEqual(['eligible', 'tx-expunction-dismissed']);
    expect(assumed).toContain(presumed.simplyDropped);
  });

  it('is judged as deferred once the person says that it was', () => {
    const deferred = withAnswer(record(theft), path, 'deferred');
    expect(judged(deferred).first).toMatch(/^tx-nondisclosure/);
    expect(judged(deferred)).toEqual(judged(record({ ...theft, disposition: 'deferred' })));
    expect(judged(deferred).assumed).not.toContain(presumed.simplyDropped);
  });

  it('is open, and names the answer that would settle it, where the person does not know', () => {
    // A felony that was deferred may never be expunged: now or never, nobody can say.
    const felony: Charge = { ...theft, level: 'felony', grade: '3', offense: ['kidnapping'] };
    const told = withAnswer(record(felony), path, 'unsure');
    expect(judged(told).outcome).toBe('needs_review');
    expect(judged(told).missing).not.toContain(path);
    expect(judged(told).unsure).toContain(path);
    expect(outcomes(told, law, asOf)).toEqual(['needs_review']);
  });

  it('is no other than dropped where the person says that it was simply dropped', () => {
    const dropped = judged(withAnswer(record(theft), path, 'dismissed'));
    expect([dropped.outcome, dropped.first]).toEqual(['eligible', 'tx-expunction-dismissed']);
    expect(dropped.assumed).not.toContain(presumed.simplyDropped);
  });

  it('is not asked about in a youth court, where the words mean something else', () => {
    const youth = judged(record({ ...theft, court: 'juvenile', ageAtOffense: 15 }));
    expect(youth.assumed).not.toContain(presumed.simplyDropped);
  });
});

describe('The interview', () => {
  const said = (disposition: Charge['disposition']): Answers => ({ charges: [{ id: 'c1', disposition }] });
  const asked = questionAt('charges.c1.disposition', law);
  if (!asked) throw new Error('How a case ended is not asked.');

  it.each([
    ['dismissed', path],
    ['convicted', 'charges.c1.facts.convictedAs'],
  ] as const)('asks on after “%s”, in the same breath and before all else', (disposition, followUp) => {
    expect(askedWith(asked, said(disposition), law, asOf)?.path).toBe(followUp);
    expect(interview(said(disposition), law, asOf)?.path).toBe(followUp);
  });

  it('does not ask on after an ending that cannot mislead', () => {
    expect(askedWith(asked, said('acquitted'), law, asOf)).toBeUndefined();
  });

  it('goes on to other questions once the person does not know', () => {
    const unsure = withAnswer(said('dismissed'), path, 'unsure');
    const next = interview(unsure, law, asOf);
    expect(next).toBeDefined();
    expect(next?.path).not.toBe(path);
  });
});
