import { describe, expect, it } from 'vitest';
import type { SavedProgress } from '../assessment/saved-progress.ts';
import { earnedBadges } from './badges.ts';
import { isTickable, markOf, stepIds, stepsDone } from './steps.ts';

const kept = (change: Partial<SavedProgress>): SavedProgress => ({
  selectedState: 'PA',
  currentStep: 'charges.c1.level',
  answers: { charges: [{ id: 'c1' }] },
  unknown: [],
  names: {},
  helping: false,
  done: [],
  ...change,
});

describe('the steps of a state', () => {
  it('begin with the state, and end where everything is ticked off', () => {
    expect(stepsDone(kept({}))).toEqual(['state']);
    expect(stepsDone(kept({ currentStep: 'result' }))).toEqual(['state', 'finished']);
    const done = stepIds.filter(isTickable).map(markOf);
    expect(stepsDone(kept({ currentStep: 'result', done }))).toEqual(stepIds);
  });

  it('know that an assessment was finished after somebody went back to its questions', () => {
    expect(stepsDone(kept({ done: ['step:finished'] }))).toContain('finished');
    expect(stepsDone(kept({ done: ['own-record-0'] }))).toContain('finished');
    expect(stepsDone(kept({ done: ['step:fees'] }))).not.toContain('finished');
  });
});

describe('a badge', () => {
  it('is not there before something was done', () => {
    expect(earnedBadges([])).toEqual([]);
    expect(earnedBadges([kept({ helping: true })])).toEqual([]);
  });

  it('is earned by a tick, and gone when it is taken back', () => {
    expect(earnedBadges([kept({ done: ['step:filed'] })])).toEqual(['filed']);
    expect(earnedBadges([kept({ done: [] })])).toEqual([]);
  });

  it('is earned by five things on the road, over all states, and not by ticked steps', () => {
    const done = ['a', 'b', 'c'];
    expect(earnedBadges([kept({ done })])).toEqual(['finished']);
    expect(earnedBadges([kept({ done }), kept({ selectedState: 'OH', done })])).toEqual([
      'finished',
      'road',
      'states',
    ]);
    expect(earnedBadges([kept({ done: stepIds.map(markOf) })])).not.toContain('road');
  });

  it('is earned by whoever checked a record for someone else', () => {
    expect(earnedBadges([kept({ helping: true, currentStep: 'result' })])).toContain('helping');
  });
});
