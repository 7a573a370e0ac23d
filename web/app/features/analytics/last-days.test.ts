import { describe, expect, it } from 'vitest';
import { lastDays } from './last-days.ts';

describe('the last days', () => {
  const rows = [
    { day: '2026-02-13', event: 'letter_made', count: 9 },
    { day: '2026-02-14', event: 'letter_made', count: 1 },
    { day: '2026-03-01', event: 'letter_made', count: 2 },
    { day: '2026-03-01', event: 'story_sent', count: 7 },
    { day: '2026-03-15', event: 'letter_made', count: 3 },
  ] as const;

  it('are thirty, up to today, over the end of a month', () => {
    const days = lastDays([...rows], 'letter_made', '2026-03-15');
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: '2026-02-14', count: 1 });
    expect(days.at(-1)).toEqual({ day: '2026-03-15', count: 3 });
  });

  it('hold the days on which nothing was counted, and only what was asked for', () => {
    const days = lastDays([...rows], 'letter_made', '2026-03-15');
    expect(days.filter(({ count }) => count > 0)).toHaveLength(3);
    expect(days.find(({ day }) => day === '2026-03-01')?.count).toBe(2);
  });
});
