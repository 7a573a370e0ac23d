import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { places, timeZoneOf } from '@openslate/law/place/places.ts';
import { describe, expect, it } from 'vitest';
import { todayFor } from './today.ts';

const hour = 60 * 60 * 1000;

function lawOf(code: Jurisdiction['code'], verified = '2026-11-01'): Jurisdiction {
  return { code, verified } as Jurisdiction;
}

describe('today', () => {
  it.each(places.map(({ code }) => code))(
    'is the day in %s at every hour, in summer and in winter',
    (code) => {
      const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: timeZoneOf(code) });
      for (const first of ['2027-01-31T00:30:00Z', '2027-07-31T00:30:00Z'])
        for (let hours = 0; hours < 48; hours += 1) {
          const now = new Date(Date.parse(first) + hours * hour);
          expect(todayFor(lawOf(code), now)).toEqual({ date: calendar.format(now) });
        }
    },
  );

  it.each(['AK', 'AZ', 'CA', 'HI', 'ID', 'IL', 'NY', 'UT'] as const)(
    'is the day in %s also in the hours around midnight, all the year',
    (code) => {
      const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: timeZoneOf(code) });
      for (let now = Date.parse('2026-12-30T00:30:00Z'); now < Date.parse('2029-01-03'); now += hour)
        expect(todayFor(lawOf(code), new Date(now)).date).toBe(calendar.format(now));
    },
  );

  it('is the day of the law’s own check where the clock runs more than a day behind it', () => {
    expect(todayFor(lawOf('PA'), new Date('2026-10-30T17:00:00Z'))).toEqual({
      date: '2026-11-01',
      wrongClock: '2026-10-30',
    });
    expect(todayFor(lawOf('PA'), new Date('2026-10-31T17:00:00Z'))).toEqual({ date: '2026-10-31' });
  });
});
