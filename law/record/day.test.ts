import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, dateOf, dayOf, days, months, spanOf, wordsOf, years } from './day.ts';

const plus = (date: string, period: Parameters<typeof after>[1]) => dateOf(after(dayOf(date), period));

describe('a period', () => {
  it.each([
    ['2019-06-01', years(7), '2026-06-01'],
    ['2020-02-29', years(1), '2021-03-01'],
    ['2020-02-29', years(4), '2024-02-29'],
    ['2021-01-31', months(1), '2021-03-01'],
    ['2021-12-15', months(2), '2022-02-15'],
    ['2021-12-31', days(60), '2022-03-01'],
  ])('that begins on %s ends on the same day of the calendar', (date, period, end) => {
    expect(plus(date, period)).toBe(end);
  });

  it('is said in words', () => {
    expect([wordsOf(years(1)), wordsOf(years(7)), wordsOf(months(18)), wordsOf(days(30))]).toEqual([
      '1 year',
      '7 years',
      '18 months',
      '30 days',
    ]);
  });
});

describe('a date known in part', () => {
  it.each([
    ['2019', '2019-01-01', '2019-12-31'],
    ['2020-02', '2020-02-01', '2020-02-29'],
    ['2019-12', '2019-12-01', '2019-12-31'],
    ['2019-06-01', '2019-06-01', '2019-06-01'],
  ])('%s is any day from %s to %s', (date, first, last) => {
    const span = spanOf(date);
    expect([dateOf(span.first), dateOf(span.last)]).toEqual([first, last]);
  });
});

describe('a day', () => {
  it('is the same day that the calendar of the machine has, from 1800 to 2400', () => {
    const first = Date.parse('1800-01-01T00:00:00Z') / 86_400_000;
    const last = Date.parse('2400-12-31T00:00:00Z') / 86_400_000;
    fc.assert(
      fc.property(fc.integer({ min: first, max: last }), (day) => {
        const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
        expect(dateOf(day)).toBe(date);
        expect(dayOf(date)).toBe(day);
      }),
      { numRuns: 20_000 },
    );
  });
});
