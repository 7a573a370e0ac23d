import { describe, expect, it } from 'vitest';
import type { Matter } from '../engine/condition.ts';
import { isSo } from '../engine/when.ts';
import { dayOf, years } from '../record/day.ts';
import type { Answers } from '../record/record.ts';
import { noFelonyElsewhereFor } from './elsewhere.ts';

const tenYears = noFelonyElsewhereFor(years(10));
const asked = (elsewhere: Answers['elsewhere']) =>
  tenYears({ file: { answers: { charges: [], elsewhere } } } as unknown as Matter);

describe('no felony elsewhere for so long', () => {
  it('holds without one, and asks where that was not told', () => {
    expect(isSo(asked({ felonies: 0 }))).toBe(true);
    expect(asked(undefined).missing).toEqual(['elsewhere.felonies']);
    expect(asked({ felonies: 1 }).missing).toEqual(['elsewhere.lastDate']);
  });

  it('has its day where the felony was the only conviction there', () => {
    const { earliest, latest } = asked({ felonies: 1, misdemeanors: 0, lastDate: '2020-02-03' });
    expect([earliest, latest]).toEqual([dayOf('2030-02-03'), dayOf('2030-02-03')]);
  });

  it('may hold sooner where the last conviction may have been another', () => {
    const { earliest, latest } = asked({ felonies: 1, misdemeanors: 1, lastDate: '2020-02-03' });
    expect([earliest, latest]).toEqual([Number.NEGATIVE_INFINITY, dayOf('2030-02-03')]);
  });
});
