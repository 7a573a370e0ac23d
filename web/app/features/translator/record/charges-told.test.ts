import { Answers } from '@openslate/contract/record.ts';
import { judge } from '@openslate/law/engine/judge.ts';
import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { interview } from '@openslate/law/record/interview.ts';
import { dispositions } from '@openslate/law/record/record.ts';
import { california } from '@openslate/words/explain/charges/dockets/california.ts';
import { florida } from '@openslate/words/explain/charges/dockets/florida.ts';
import { michigan } from '@openslate/words/explain/charges/dockets/michigan.ts';
import { newYork } from '@openslate/words/explain/charges/dockets/new-york.ts';
import { oregon } from '@openslate/words/explain/charges/dockets/oregon.ts';
import { pennsylvania } from '@openslate/words/explain/charges/dockets/pennsylvania.ts';
import { explain } from '@openslate/words/explain/explain.ts';
import { describe, expect, it } from 'vitest';
import { nothingTold } from '../../assessment/told.ts';
import { addedTo } from './added-to-answers.ts';
import { chargesTold } from './charges-told.ts';
import { type CheckedCharge, chargesToCheck } from './checked-charge.ts';

const today = '2026-11-18';
const pa = await loadJurisdiction('PA');

const charge = (id: string, told: Partial<CheckedCharge> = {}): CheckedCharge => ({
  id,
  offense: 'Retail theft',
  statute: '18 Pa.C.S. § 3929',
  is: 'right',
  ...told,
});

const told = (...checked: CheckedCharge[]) => chargesTold(checked, pa, today).answers.charges;

describe('a charge read from a paper', () => {
  it('tells what the paper said, and leaves open what it did not', () => {
    expect(
      told(
        charge('c1', {
          level: 'misdemeanor',
          grade: '2',
          disposition: 'convicted',
          date: '2012-06-01',
          offenseDate: '2012-01-15',
        }),
      ),
    ).toEqual([
      {
        id: 'c1',
        statute: '18 Pa.C.S. § 3929',
        level: 'misdemeanor',
        grade: '2',
        disposition: 'convicted',
        dispositionDate: '2012-06-01',
        offenseDate: '2012-01-15',
      },
    ]);
    expect(told(charge('c1', { statute: ' ' }))).toEqual([{ id: 'c1' }]);
  });

  it('is called by its name on the paper', () => {
    expect(chargesTold([charge('c1')], pa, today).names).toEqual({ c1: 'Retail theft' });
    expect(chargesTold([charge('c1', { offense: ' ' })], pa, today).names).toEqual({});
  });

  it.each(dispositions)('may have ended as %s', (disposition) => {
    const [only] = told(charge('c1', { disposition, date: '2012-06-01' }));
    expect(only?.disposition).toBe(disposition);
    const hasDay = disposition !== 'pending' && disposition !== 'pardoned';
    expect(only?.dispositionDate).toBe(hasDay ? '2012-06-01' : undefined);
  });

  it('has no class that the place does not know', () => {
    expect(told(charge('c1', { level: 'misdemeanor', grade: 'z' }))[0]).not.toHaveProperty('grade');
    expect(told(charge('c1', { grade: '2' }))[0]).not.toHaveProperty('grade');
  });

  it('has no day that is still to come, and none before it happened', () => {
    expect(told(charge('c1', { disposition: 'convicted', date: '2031-01-01' }))[0]).not.toHaveProperty(
      'dispositionDate',
    );
    const [misread] = told(
      charge('c1', { disposition: 'convicted', date: '2012-06-01', offenseDate: '2021-06-01' }),
    );
    expect(misread).toMatchObject({ dispositionDate: '2012-06-01' });
    expect(misread).not.toHaveProperty('offenseDate');
  });

  it('that was left out, or not checked, is not told', () => {
    expect(
      told(charge('c1', { is: 'left_out' }), charge('c2', { is: 'to_check' }), charge('c3')),
    ).toHaveLength(1);
  });

  it('shares its case with others of the same number, also where the first was left out', () => {
    const cases = told(
      charge('c1', { is: 'left_out' }),
      charge('c2', { sameCaseAs: 'c1' }),
      charge('c3', { sameCaseAs: 'c1' }),
      charge('c4'),
    ).map(({ caseId }) => caseId);
    expect(cases).toEqual(['case-1', 'case-1', undefined]);
  });
});

describe('charges that are added to answers', () => {
  const more = () =>
    chargesTold([charge('c1'), charge('c2', { statute: '18 § 5503', sameCaseAs: 'c1' })], pa, today);

  it('take the place of the empty one that everybody begins with', () => {
    expect(addedTo(nothingTold, more()).answers).toEqual(more().answers);
  });

  it('come after those that were told, with ids, cases and names of their own', () => {
    const before = {
      ...nothingTold,
      answers: { age: 40, charges: [{ id: 'c1', caseId: 'case-1', level: 'felony' as const }] },
      names: { c1: 'The big one' },
    };
    const { answers, names } = addedTo(before, more());
    expect(answers.age).toBe(40);
    expect(answers.charges.map(({ id, caseId }) => [id, caseId])).toEqual([
      ['c1', 'case-1'],
      ['c2', 'case-2'],
      ['c3', 'case-2'],
    ]);
    expect(names).toEqual({ c1: 'The big one', c2: 'Retail theft', c3: 'Retail theft' });
  });

  it('are there once where the same paper is put in twice', () => {
    const once = addedTo(nothingTold, more());
    expect(addedTo(once, more())).toEqual(once);
  });
});

describe('a whole paper', () => {
  it.each(
    [pennsylvania, newYork, california, florida, michigan, oregon].map((state) => [state[0]?.name, state[0]]),
  )('is judged by the law of its place, which asks for what is missing: %s', async (_, docket) => {
    const explanation = explain(docket?.text ?? '', today);
    const jurisdiction = await loadJurisdiction(explanation.state ?? 'PA');
    const checked = chargesToCheck(explanation, docket?.text ?? '').map((each) => ({
      ...each,
      is: 'right' as const,
    }));
    const { answers } = chargesTold(checked, jurisdiction, today);
    expect(Answers.parse(answers)).toEqual(answers);
    expect(answers.charges).toHaveLength(docket?.charges.length ?? 0);
    expect(judge(answers, jurisdiction, today).charges).toHaveLength(answers.charges.length);
    const asked = interview(answers, jurisdiction, today);
    const [, id, field] = asked?.path.split('.') ?? [];
    const about = answers.charges.find((each) => each.id === id) as Record<string, unknown> | undefined;
    expect(about?.[field ?? '']).toBeUndefined();
  });

  it('of several cases keeps them apart', () => {
    const text = pennsylvania[0]?.text ?? '';
    const checked = chargesToCheck(explain(text, today), text);
    expect(checked.map(({ sameCaseAs }) => sameCaseAs)).toEqual([undefined, 'c1', undefined, 'c3']);
  });
});
