import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPartialDate,
  nothingTyped,
  readDate,
  spokenDate,
  type TypedDate,
  typedDate,
} from './partial-date.ts';

const today = '2026-11-15';

function typed(parts: Partial<TypedDate>): TypedDate {
  return { ...nothingTyped, ...parts };
}

function read(parts: Partial<TypedDate>, limits = {}) {
  return readDate(typed(parts), { latest: today, ...limits });
}

describe('what was typed', () => {
  it('is a day, a month or a year', () => {
    expect(read({ month: '9', day: '10', year: '2016' })).toEqual({ kind: 'date', date: '2016-09-10' });
    expect(read({ month: '9', year: '2016' })).toEqual({ kind: 'date', date: '2016-09' });
    expect(read({ year: '2016', yearOnly: true })).toEqual({ kind: 'date', date: '2016' });
  });

  it('may carry spaces and leading zeros', () => {
    expect(read({ month: '09', day: ' 01', year: ' 2016 ' })).toEqual({ kind: 'date', date: '2016-09-01' });
  });

  it('is empty when nothing is there', () => {
    expect(read({})).toEqual({ kind: 'empty' });
    expect(read({ yearOnly: true })).toEqual({ kind: 'empty' });
  });

  it('ignores month and day behind “I only know the year”, even wrong ones', () => {
    expect(read({ month: '13', day: '99', year: '2016', yearOnly: true })).toEqual({
      kind: 'date',
      date: '2016',
    });
  });
});

describe('a mistake', () => {
  it.each([
    [{ month: '9', day: '10' }, 'Enter a year', ['year']],
    [{ day: '10', year: '2016' }, 'Choose a month', ['month']],
    [{ year: '2016' }, 'Choose a month, or check “I only know the year”', ['month']],
    [{ month: '13', year: '2016' }, 'Enter a month between 1 and 12', ['month']],
    [{ month: 'x', year: '2016' }, 'Enter a month between 1 and 12', ['month']],
    [{ month: '9', year: '16' }, 'Enter the year with four digits, for example 2016', ['year']],
    [{ month: '9', year: 'abcd' }, 'Enter the year with four digits, for example 2016', ['year']],
    [{ year: '1899', yearOnly: true }, 'Enter a year between 1900 and 2026', ['year']],
    [{ year: '2027', yearOnly: true }, 'Enter a year between 1900 and 2026', ['year']],
    [{ month: '9', day: '31', year: '2016' }, 'Enter a day between 1 and 30 for September 2016', ['day']],
    [{ month: '9', day: '0', year: '2016' }, 'Enter a day between 1 and 30 for September 2016', ['day']],
    [{ month: '2', day: '29', year: '2023' }, 'Enter a day between 1 and 28 for February 2023', ['day']],
    [
      { month: '11', day: '16', year: '2026' },
      'Enter a date that is not after November 15, 2026',
      ['year', 'month', 'day'],
    ],
    [{ month: '12', year: '2026' }, 'Enter a date that is not after November 15, 2026', ['year', 'month']],
  ])('in %j says how to mend it', (parts, message, where) => {
    expect(read(parts)).toEqual({ kind: 'problem', message, parts: where });
  });

  it('is not the last day itself, nor its month or year', () => {
    expect(read({ month: '11', day: '15', year: '2026' }).kind).toBe('date');
    expect(read({ month: '11', year: '2026' }).kind).toBe('date');
    expect(read({ year: '2026', yearOnly: true }).kind).toBe('date');
  });

  it('is not February 29 of a leap year', () => {
    expect(read({ month: '2', day: '29', year: '2024' })).toEqual({ kind: 'date', date: '2024-02-29' });
    expect(read({ month: '2', day: '29', year: '2000' })).toEqual({ kind: 'date', date: '2000-02-29' });
    expect(read({ month: '2', day: '29', year: '1900' }).kind).toBe('problem');
  });
});

describe('a question that needs more than a year', () => {
  it('asks for the month and has no “only the year”', () => {
    expect(read({ year: '2016' }, { coarsest: 'month' })).toMatchObject({ message: 'Choose a month' });
    expect(read({ year: '2016', yearOnly: true }, { coarsest: 'month' })).toMatchObject({
      message: 'Choose a month',
    });
    expect(read({ month: '9', year: '2016' }, { coarsest: 'month' })).toMatchObject({ date: '2016-09' });
  });

  it('asks for the day', () => {
    expect(read({ month: '9', year: '2016' }, { coarsest: 'day' })).toMatchObject({ message: 'Enter a day' });
  });

  it('may have a first day', () => {
    const limits = { earliest: '2010-05-20' };
    expect(read({ month: '5', day: '19', year: '2010' }, limits)).toMatchObject({
      message: 'Enter a date that is not before May 20, 2010',
    });
    expect(read({ month: '5', day: '20', year: '2010' }, limits).kind).toBe('date');
    expect(read({ month: '5', year: '2010' }, limits).kind).toBe('date');
  });

  it('may have no last day', () => {
    expect(readDate(typed({ year: '2300', yearOnly: true }))).toEqual({ kind: 'date', date: '2300' });
    expect(readDate(typed({ year: '1899', yearOnly: true }))).toMatchObject({
      message: 'Enter a year from 1900 on',
    });
  });
});

describe('a stored date', () => {
  it('is said the American way, no more exact than it is', () => {
    expect(spokenDate('2028-09-10')).toBe('September 10, 2028');
    expect(spokenDate('2028-09')).toBe('September 2028');
    expect(spokenDate('2028')).toBe('2028');
  });

  it('exists or is none', () => {
    for (const date of ['2016', '2016-12', '2016-02-29']) expect(isPartialDate(date)).toBe(true);
    for (const text of ['', '16', '2016-13', '2016-00', '2015-02-29', '2016-9-1', '2016-09-10T00:00'])
      expect(isPartialDate(text)).toBe(false);
  });

  it('goes into the boxes and comes back unchanged', () => {
    const twoDigits = (value: number) => String(value).padStart(2, '0');
    const dates = fc
      .tuple(
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
      )
      .chain(([year, month, day]) =>
        fc.constantFrom(
          `${year}`,
          `${year}-${twoDigits(month)}`,
          `${year}-${twoDigits(month)}-${twoDigits(day)}`,
        ),
      );
    fc.assert(
      fc.property(dates, (date) => {
        expect(readDate(typedDate(date))).toEqual({ kind: 'date', date });
      }),
    );
  });

  it('that is broken leaves the boxes empty', () => {
    expect(typedDate('2016-13-40')).toEqual(nothingTyped);
  });
});
