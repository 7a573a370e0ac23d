import { describe, expect, it } from 'vitest';
import { cite, type Relief, relief, rule } from '../place/relief.ts';
import { task } from '../place/task.ts';
import { years } from '../record/day.ts';
import { youngerThan } from '../vocabulary/age.ts';
import { about, anything, convicted, ended, inJuvenileCourt, ofLevel } from '../vocabulary/facts.ts';
import { waited } from '../vocabulary/waiting.ts';
import { clearsByItself } from './clears-by-itself.ts';
import { all, type Condition, type FactCondition } from './condition.ts';

const way = (covers: FactCondition, more: Partial<Relief> = {}, holds: Condition = anything) =>
  relief({
    id: 'xx-way',
    name: 'A way',
    kind: 'sealing',
    automatic: true,
    covers,
    rules: [rule('one', 'It holds', holds, cite('§ 1'))],
    effect: 'It is hidden.',
    fee: 'None.',
    first: task('ask_court', 'Ask the court.'),
    steps: [],
    ...more,
  });

const clears = (relief: Relief, asOf = '2026-11-15') => clearsByItself({ reliefs: [relief] }, asOf);

describe('what a place clears by itself', () => {
  it.each([
    ['some adult convictions', way(all(convicted, ofLevel('misdemeanor'))), 'convictions'],
    [
      'convictions, after a long wait',
      way(convicted, {}, waited(years(20)).since('completed')),
      'convictions',
    ],
    ['only dropped charges', way(ended('dismissed')), 'other_records'],
    ['only marijuana', way(all(convicted, about('marijuana'))), 'other_records'],
    ['only dropped charges for marijuana', way(all(ended('dismissed'), about('marijuana'))), 'other_records'],
    ['only what was pardoned', way(ended('pardoned')), 'none'],
    ['only youth cases', way(inJuvenileCourt), 'none'],
    ['only people who were young', way(convicted, {}, youngerThan(25)), 'none'],
    ['what one has to ask for', way(convicted, { automatic: false }), 'none'],
    ['what clears nothing', way(convicted, { alternative: true }), 'none'],
  ] as const)('is told of a law that reaches %s', (_, relief, expected) => {
    expect(clears(relief)).toBe(expected);
  });

  it('begins and ends with the law', () => {
    const dated = way(convicted, { inForce: { from: '2027-01-01', until: '2027-12-31' } });
    expect(['2026-12-31', '2027-01-01', '2027-12-31', '2028-01-01'].map((day) => clears(dated, day))).toEqual(
      ['none', 'convictions', 'convictions', 'none'],
    );
  });
});
