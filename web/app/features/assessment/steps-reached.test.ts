import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { questionAt } from '@openslate/law/record/questions.ts';
import { describe, expect, it } from 'vitest';
import type { Step } from './entries.ts';
import { stepsReached } from './steps-reached.ts';
import { addCharge, answer, answerUnknown, nothingTold } from './told.ts';

const pennsylvania = await loadJurisdiction('PA');
const twoCharges = answer(addCharge(nothingTold), 'charges.c1.disposition', 'convicted');

function reachedAt(step: Step, told = nothingTold) {
  const asked = step.at === 'question' ? questionAt(step.path, pennsylvania) : undefined;
  return stepsReached(step, asked, told).at(-1);
}

const asking = (path: string): Step => ({ at: 'question', path });

describe('how far somebody came', () => {
  it('begins with the place', () => {
    expect(reachedAt({ at: 'start' })).toBe('place_chosen');
    expect(reachedAt(asking('charges.c1.disposition'))).toBe('place_chosen');
  });

  it('does not begin anew with answers from before, until they are gone on with', () => {
    expect(reachedAt({ at: 'start' }, twoCharges)).toBe('place_chosen');
  });

  it('has a first answer, even if it was “I don’t know”', () => {
    expect(reachedAt(asking('charges.c1.level'), twoCharges)).toBe('first_answer');
    expect(reachedAt(asking('charges.c1.level'), answerUnknown(nothingTold, 'charges.c1.disposition'))).toBe(
      'first_answer',
    );
  });

  it('is past the first charge where another one is asked about', () => {
    expect(reachedAt(asking('charges.c2.disposition'), twoCharges)).toBe('first_charge');
  });

  it('includes every step before', () => {
    expect(stepsReached({ at: 'review' }, undefined, twoCharges)).toEqual([
      'place_chosen',
      'first_answer',
      'first_charge',
      'review',
    ]);
    expect(stepsReached({ at: 'result' }, undefined, twoCharges)).toHaveLength(5);
  });
});
