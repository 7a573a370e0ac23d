import { describe, expect, it } from 'vitest';
import { filledSeries, marksOf } from './filled-series.ts';

const now = '2026-11-15T12:00:30.000Z';
const moment = (at: string) => ({ at, requests: 7, errors: 1, p50: 3, p95: 9 });

describe('the figures of a day', () => {
  const day = filledSeries([moment('2026-11-15T11:58:00.000Z')], 'day', now);

  it('have one for every minute up to now', () => {
    expect(day).toHaveLength(1440);
    expect(new Date(day[1439]?.at ?? 0).toISOString()).toBe('2026-11-15T12:00:00.000Z');
    expect(new Date(day[0]?.at ?? 0).toISOString()).toBe('2026-11-14T12:01:00.000Z');
  });

  it('count nothing where nothing was asked, and know no time it took', () => {
    expect(day[1437]).toMatchObject({ requests: 7, errors: 1, p50: 3, p95: 9 });
    expect(day[1438]).toMatchObject({ requests: 0, errors: 0, p50: null, p95: null });
  });
});

it('the figures of a month have one for every hour', () => {
  const month = filledSeries([moment('2026-11-15T11:00:00.000Z')], 'month', now);
  expect(month).toHaveLength(720);
  expect(month[718]?.requests).toBe(7);
});

it('what is older than the span is left out', () => {
  const day = filledSeries([moment('2026-11-13T11:00:00.000Z')], 'day', now);
  expect(day.every(({ requests }) => requests === 0)).toBe(true);
});

it('without any request there is nothing to show', () => {
  expect(filledSeries([], 'day', now)).toEqual([]);
});

it.each(['day', 'month'] as const)('the names below the chart of a %s keep their distance', (span) => {
  const filled = filledSeries([moment('2026-11-15T11:00:00.000Z')], span, now);
  const marks = marksOf(filled, span);
  expect(marks[0]).toBe(filled[0]?.at);
  expect(marks[marks.length - 1]).toBe(filled[filled.length - 1]?.at);
  const gaps = marks.slice(1).map((at, index) => at - (marks[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(Math.max(...gaps) / 3);
});

it('nothing is named below an empty chart', () => {
  expect(marksOf([], 'day')).toEqual([]);
});
