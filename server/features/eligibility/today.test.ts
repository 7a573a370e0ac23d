import type { Place } from '@openslate/law/place/places.ts';
import { expect, test } from 'vitest';
import { todayIn } from './today.ts';

test.each([
  ['NY', '2026-11-15'],
  ['TX', '2026-11-14'],
  ['CA', '2026-11-14'],
  ['HI', '2026-11-14'],
] as const)('half an hour after midnight in New York it is, in %s, %s', (code, today) => {
  expect(todayIn({ code, name: code } as Place, new Date('2026-11-15T05:30:00Z'))).toBe(today);
});
