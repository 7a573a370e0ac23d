import { describe, expect, it } from 'vitest';
import type { Matter } from '../engine/condition.ts';
import { isNot, isSo } from '../engine/when.ts';
import type { Saying } from '../place/saying.ts';
import { type DaySpan, dayOf } from '../record/day.ts';
import { youngerThanAtConviction } from './age.ts';

const on = (date: string): DaySpan => ({ first: dayOf(date), last: dayOf(date) });
const asked = (age: number | undefined, ageAtOffense: number | undefined, convicted: string) =>
  youngerThanAtConviction(
    25,
    'Were you under 25?' as Saying,
  )({
    file: { answers: { charges: [], age }, asOf: dayOf('2026-11-18') },
    charge: {
      ageAtOffense,
      dateOf: (event: string) => ({ span: on(event === 'offense' ? '2005-01-10' : convicted), missing: [] }),
    },
  } as unknown as Matter);

describe('younger than so many years on the day of the conviction', () => {
  it('follows from the age now', () => {
    expect(isSo(asked(40, undefined, '2005-06-10'))).toBe(true);
    expect(isNot(asked(60, undefined, '2005-06-10'))).toBe(true);
    expect(asked(undefined, undefined, '2005-06-10').missing).toEqual(['age']);
  });

  it('follows from the age at the offense', () => {
    expect(isSo(asked(undefined, 20, '2005-06-10'))).toBe(true);
    expect(isNot(asked(undefined, 26, '2005-06-10'))).toBe(true);
    expect(isNot(asked(undefined, 24, '2006-02-10'))).toBe(true);
  });

  it('takes the older one where the two do not fit together', () => {
    expect(isNot(asked(40, 30, '2005-06-10'))).toBe(true);
  });
});
