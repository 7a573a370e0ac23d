import { expect, it } from 'vitest';
import { chartsOf } from './survey-charts.ts';

const results = [
  {
    surveyType: 'satisfaction' as const,
    questionId: 'clarity',
    answers: [
      { answer: 'no', count: 1 },
      { answer: 'yes', count: 2 },
      { answer: 'an_old_option', count: 5 },
    ],
    weeks: [{ week: '2026-11-09', count: 8, answers: [] }],
    aspects: [
      { aspect: 'browser' as const, value: 'Firefox', count: 5 },
      { aspect: 'device' as const, value: 'mobile', count: 8 },
      { aspect: 'browser' as const, value: 'Chrome', count: 3 },
    ],
  },
];

it('tells every question, also one that nobody answered', () => {
  const [helpfulness] = chartsOf('satisfaction', results);
  expect(helpfulness).toMatchObject({ question: 'How helpful was this?', total: 0, weeks: [], aspects: [] });
  expect(helpfulness?.answers.map(({ count, share }) => `${count} ${share}`)).toEqual([
    '0 0%',
    '0 0%',
    '0 0%',
  ]);
});

it('tells the answers in the order of the question, those nobody gave too, and keeps those no longer offered', () => {
  const clarity = chartsOf('satisfaction', results)[1];
  expect(clarity?.total).toBe(8);
  expect(clarity?.answers.map(({ label, count, share }) => [label, count, share])).toEqual([
    ['Yes', 2, '25%'],
    ['Partly', 0, '0%'],
    ['No', 1, '13%'],
    ['an_old_option', 5, '63%'],
  ]);
});

it('tells each aspect by itself, and none of which nothing is known', () => {
  expect(chartsOf('satisfaction', results)[1]?.aspects).toEqual([
    { id: 'device', counts: [{ value: 'mobile', count: 8 }] },
    {
      id: 'browser',
      counts: [
        { value: 'Firefox', count: 5 },
        { value: 'Chrome', count: 3 },
      ],
    },
  ]);
});

it('does not take the answers of one survey for those of another', () => {
  expect(chartsOf('exit_intent', results).every(({ total }) => total === 0)).toBe(true);
});
