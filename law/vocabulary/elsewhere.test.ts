import { describe, expect, it } from 'vitest';
import type { Matter } from '../engine/condition.ts';
import { isSo } from '../engine/when.ts';
import { dayOf, years } from '../record/day.ts';
import type { Answers } from '../record/record.ts';
import { noFelonyElsewhereFor, noneSuchElsewhere } from './elsewhere.ts';
import { doubtful } from './phrases.ts';

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

describe('no conviction of a kind elsewhere', () => {
  const asOf = dayOf('2026-11-15');
  const ask = (condition: ReturnType<typeof noneSuchElsewhere>, elsewhere: Answers['elsewhere']) =>
    condition({ file: { asOf, answers: { charges: [], elsewhere } } } as unknown as Matter);

  it('holds without one, and asks how many there are where that was not told', () => {
    expect(isSo(ask(noneSuchElsewhere(), { felonies: 0, misdemeanors: 0 }))).toBe(true);
    expect(isSo(ask(noneSuchElsewhere({ felonies: true }), { felonies: 0, misdemeanors: 2 }))).toBe(true);
    expect(ask(noneSuchElsewhere(), { felonies: 0 }).missing).toEqual(['elsewhere.misdemeanors']);
  });

  it('is for the person to look up where there is one, for nobody told of what kind it was', () => {
    const { questions, missing } = ask(noneSuchElsewhere(), { felonies: 1, misdemeanors: 0 });
    expect([questions, missing]).toEqual([[doubtful.suchElsewhere], []]);
  });

  it('holds where the last one came too long ago to count, and asks for its day', () => {
    const tenYears = noneSuchElsewhere({ within: years(10) });
    const lastOn = (lastDate: string) => ask(tenYears, { felonies: 1, misdemeanors: 0, lastDate });
    expect(isSo(lastOn('2016-11-15'))).toBe(true);
    expect(isSo(lastOn('2016-11-16'))).toBe(false);
    expect(ask(tenYears, { felonies: 1, misdemeanors: 0 }).missing).toEqual(['elsewhere.lastDate']);
  });
});
