import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spread } from './timeline-spread.ts';

describe('the points of a timeline', () => {
  it('stand where their dates are', () => {
    const [start, middle, end] = spread(['2020-01-01', '2021-01-01', '2024-01-01'], 0.1);
    expect(start).toBe(0);
    expect(middle).toBeCloseTo(0.25, 2);
    expect(end).toBe(1);
  });

  it('take months and years as their first day', () => {
    expect(spread(['2020', '2021-01', '2022-01-01'], 0.1)[1]).toBeCloseTo(0.5, 2);
  });

  it('keep their distance when they are crowded at either end', () => {
    expect(spread(['2020-01-01', '2020-01-02', '2024-01-01'], 0.3)).toEqual([0, 0.3, 1]);
    expect(spread(['2020-01-01', '2023-12-30', '2024-01-01'], 0.3)).toEqual([0, 0.7, 1]);
  });

  it('are even when all fall on one day', () => {
    expect(spread(['2020-01-01', '2020-01-01', '2020-01-01'], 0.3)).toEqual([0, 0.5, 1]);
  });

  it('may be one, or none', () => {
    expect(spread(['2020-01-01'], 0.3)).toEqual([0]);
    expect(spread([], 0.3)).toEqual([]);
  });

  it('never touch and never leave the line', () => {
    const days = fc.array(fc.integer({ min: 0, max: 20000 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(days, (list) => {
        const dates = list
          .sort((a, b) => a - b)
          .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
        const places = spread(dates, 0.15);
        expect(places[0]).toBe(0);
        expect(places.at(-1)).toBe(1);
        for (let index = 1; index < places.length; index++)
          expect((places[index] ?? 0) - (places[index - 1] ?? 0)).toBeGreaterThanOrEqual(0.15 - 1e-9);
      }),
    );
  });
});
