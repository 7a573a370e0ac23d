import { idOf } from '@openslate/law/record/answers.ts';
import { describe, expect, it } from 'vitest';
import { type WorkedResult, workedResults } from '../../../../testing/worked-results.ts';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { milestones } from './milestones.ts';

const all = (await Promise.all((['NY', 'PA', 'CO', 'NC', 'MI'] as const).map(workedResults))).flat();

function pointsOf({ worked, kept: { result } }: WorkedResult) {
  const decided = worked.answers.charges.map((charge, index) => ({
    id: idOf(charge, index),
    date: charge.dispositionDate,
  }));
  return milestones(result, decided, (id) => id);
}

const todayIn = (each: WorkedResult) => pointsOf(each).find(({ kind }) => kind === 'today')?.label;
const firstWay = ({ kept: { result } }: WorkedResult) => result.charges[0]?.reliefs[0];
const single = all.filter(({ kept: { result } }) => result.charges.length === 1);

describe('the line of days', () => {
  it('names the day since which the law has cleared a charge, and not only that it is open today', () => {
    const cleared = single.filter((each) => {
      const { outcome, on, by } = firstWay(each) ?? {};
      return outcome === 'automatic' && on && !by;
    });
    expect(cleared.length).toBeGreaterThan(5);
    for (const each of cleared) {
      const since = `Since ${spokenDate(firstWay(each)?.on ?? '')}`;
      expect(pointsOf(each).find(({ date }) => date === since)).toMatchObject({
        kind: 'past',
        label: expect.stringMatching(/^Should be .* by law$/),
      });
      expect(todayIn(each)).toBe('Done by law: check it');
    }
  });

  it('says “open now” of what has to be asked for', () => {
    const toAskFor = single.filter((each) => firstWay(each)?.outcome === 'eligible');
    expect(toAskFor.length).toBeGreaterThan(5);
    for (const each of toAskFor) expect(todayIn(each)).toBe('Open now');
  });

  it('says that a pardon comes first, and not that no way was found, where one opens a way', () => {
    const longer = single.filter(({ kept: { result } }) => result.charges[0]?.longer);
    expect(longer.length).toBeGreaterThan(2);
    for (const each of longer) expect(todayIn(each)).toBe('Only after a pardon');
  });

  it('has at most six points, in the order of time', () => {
    for (const each of all) {
      const days = pointsOf(each).map(({ at }) => at);
      expect(days.length).toBeLessThanOrEqual(6);
      expect([...days].sort((a, b) => a.localeCompare(b))).toEqual(days);
    }
  });
});
