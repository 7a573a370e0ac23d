import { expect, it } from 'vitest';
import { daysOfPaper } from './days-of-paper.ts';

const at = [0, 1] as const;
const today = '2026-11-18';

it('The days of a paper are those to be in court or to have acted by, once each and in their order', () => {
  const days = daysOfPaper(
    {
      dates: [
        { date: '2027-01-14', role: 'hearing', text: '', at },
        { date: '2027-01-14', role: 'hearing', text: '', at },
        { date: '2027-01-04', role: 'deadline', text: '', at },
        { date: '2026-11-30', role: 'issued', text: '', at },
      ],
      next: [{ text: 'Go to court.', by: '2027-01-14' }, { text: 'Keep this paper.' }],
    },
    today,
  );
  expect(days).toEqual([
    { date: '2027-01-04', details: ['Last day to act'] },
    { date: '2027-01-14', details: ['Day in court', 'Go to court.'] },
  ]);
});

it('A paper whose days are over, or that names no more than a month, has none', () => {
  const dates = [
    { date: '2026-11-18', role: 'hearing', text: '', at },
    { date: '2027-01', role: 'deadline', text: '', at },
  ] as const;
  expect(daysOfPaper({ dates, next: [] }, today)).toEqual([]);
});
