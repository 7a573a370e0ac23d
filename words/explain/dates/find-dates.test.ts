import { describe, expect, it } from 'vitest';
import { findDates } from './find-dates.ts';

const datesIn = (text: string) => findDates(text).map(({ date, time }) => (time ? `${date} ${time}` : date));

describe('days in a text', () => {
  it.each([
    ['on December 3, 2026 at 9:00 a.m. in Courtroom 4', ['2026-12-03 09:00']],
    ['Dec. 3rd, 2026, 1:30 PM', ['2026-12-03 13:30']],
    ['this 3rd day of December, 2026', ['2026-12-03']],
    ['this 14 day of March A.D., 2019', ['2019-03-14']],
    ['Filed 06/01/12', ['2012-06-01']],
    ['DOB: 4/5/1981', ['1981-04-05']],
    ['06-01-2012', ['2012-06-01']],
    ['2012-06-01', ['2012-06-01']],
    ['01-JUN-2012', ['2012-06-01']],
    ['ARREST DATE 20120601', ['2012-06-01']],
    ['from 01/02/2010 to 03/04/2011', ['2010-01-02', '2011-03-04']],
    ['at 12:00 noon on July 4, 2026 at 12:00 noon', ['2026-07-04 12:00']],
  ])('are read in %j', (text, dates) => {
    expect(datesIn(text)).toEqual(dates);
  });

  it.each([
    'CP-25-CR-0001234-2012',
    'Case No. 12-03-2015-CR',
    'June 31, 2020',
    '13/45/2020',
    'Section 18-3-404',
    'Docket 2012/06/0013',
  ])('are not read in %j', (text) => {
    expect(datesIn(text)).toEqual([]);
  });

  it('point to where they stand, with the hour', () => {
    const text = 'You must appear on December 3, 2026 at 9:00 a.m. in Erie.';
    const [day] = findDates(text);
    expect(text.slice(...(day?.at ?? [0, 0]))).toBe('December 3, 2026 at 9:00 a.m.');
  });
});
