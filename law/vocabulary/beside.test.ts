import { describe, expect, it } from 'vitest';
import { openCaseFile } from '../engine/case-file.ts';
import { ask, mattersIn } from '../engine/condition.ts';
import { isNot } from '../engine/when.ts';
import type { Charge } from '../record/record.ts';
import { sentencedBeyond } from './beside.ts';
import { droppedInDeal } from './endings.ts';
import { hurt, weaponUsed } from './facts.ts';

const [dropped, convicted] = [
  { id: 'c1', disposition: 'dismissed', dispositionDate: '2019-05-02' },
  { id: 'c2', disposition: 'convicted', dispositionDate: '2019-05-02' },
] as const satisfies Charge[];

const mattersOf = (...charges: Charge[]) => mattersIn(openCaseFile({ charges }, '2026-11-15'));

function first(...charges: Charge[]) {
  const [matter] = mattersOf(...charges);
  if (!matter) throw new Error('There is no charge.');
  return matter;
}

describe('That a charge was not dropped in a deal', () => {
  it('is taken for granted of a charge alone, and said', () => {
    const answer = ask(droppedInDeal, first(dropped));
    expect(isNot(answer)).toBe(true);
    expect(answer.assumed).toHaveLength(1);
  });

  it('is asked where another charge of the case ended in guilt', () => {
    const answer = ask(droppedInDeal, first({ ...dropped, caseId: 'k' }, { ...convicted, caseId: 'k' }));
    expect(answer.missing).toEqual(['charges.c1.dismissal']);
    expect(answer.assumed).toEqual([]);
  });

  it('is asked where another ended in guilt on the same day, unless they are told as two cases', () => {
    expect(ask(droppedInDeal, first(dropped, convicted)).missing).toEqual(['charges.c1.dismissal']);
    expect(ask(droppedInDeal, first({ ...dropped, caseId: 'k' }, convicted)).missing).toHaveLength(1);
    const apart = first({ ...dropped, caseId: 'k' }, { ...convicted, caseId: 'l' });
    expect(ask(droppedInDeal, apart).missing).toEqual([]);
  });

  it('is taken for granted beside what was dropped too, or ended in another year', () => {
    expect(ask(droppedInDeal, first(dropped, { ...convicted, disposition: 'acquitted' })).missing).toEqual(
      [],
    );
    expect(ask(droppedInDeal, first(dropped, { ...convicted, dispositionDate: '2020' })).missing).toEqual([]);
  });

  it('is no question once it was told', () => {
    const told = first({ ...dropped, dismissal: 'declined' }, convicted);
    expect(ask(droppedInDeal, told)).toMatchObject({ missing: [], assumed: [] });
  });
});

describe('That no weapon was used and nobody was hurt', () => {
  it('is asked beside a charge of the case that says otherwise', () => {
    const assault = { ...convicted, id: 'c1', offense: ['assault'] } as const;
    expect(ask(weaponUsed, first(assault)).missing).toEqual([]);
    expect(ask(weaponUsed, first(assault, { ...dropped, id: 'c2', offense: ['weapon'] })).missing).toEqual([
      'charges.c1.weaponUsed',
    ]);
    expect(ask(hurt('serious'), first(assault, { ...dropped, id: 'c2', injury: 'serious' })).missing).toEqual(
      ['charges.c1.injury'],
    );
  });
});

describe('A sentence', () => {
  const beyond = (months: number, charge: Charge) =>
    sentencedBeyond(months)(first({ ...convicted, ...charge }));

  it('is as long as it was told', () => {
    expect(beyond(3, { sentenceMonths: 6 })).toBe(true);
    expect(beyond(3, { sentenceMonths: 3, sentence: ['prison'] })).toBe(false);
  });

  it('is at least as long as the days in custody', () => {
    const jail = { sentence: ['jail'], releasedDate: '2019-09-02' } as const;
    expect(beyond(3, jail)).toBe(true);
    expect(beyond(5, jail)).toBe(false);
    expect(beyond(3, { ...jail, sentence: ['probation'] })).toBe(false);
    expect(beyond(3, { ...jail, releasedDate: '2019' })).toBe(false);
  });

  it('of prison is more than a year, and of jail more than nothing', () => {
    expect(beyond(12, { sentence: ['prison'] })).toBe(true);
    expect(beyond(0, { sentence: ['jail'] })).toBe(true);
    expect(beyond(0, { sentence: ['fine'] })).toBe(false);
  });
});
