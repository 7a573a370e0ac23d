import { placeCodes } from '@openslate/law/place/places.ts';
import { dateOf, dayOf } from '@openslate/law/record/day.ts';
import { describe, expect, it } from 'vitest';
import { readCalendar } from '../../../../../testing/read-calendar.ts';
import { workedResults } from '../../../../../testing/worked-results.ts';
import { calendarFile } from './calendar-file.ts';
import { type DayThatMatters, daysThatMatter } from './days-that-matter.ts';
import { lookAgain } from './look-again.ts';
import { whyNoDay } from './no-day.ts';

const address = 'https://openslate.example/assessment/pa';
const made = new Date('2026-11-15T18:30:00Z');

function fileOf(days: readonly DayThatMatters[], asOf: string, withDetails = false): string {
  return calendarFile({ of: 'PA', days, asOf, made, address, withDetails });
}

describe('the days that matter', () => {
  it.each(['PA', 'UT', 'NY', 'OR'] as const)('are those on which a charge may open: %s', async (code) => {
    let seen = 0;
    for (const { worked, kept } of await workedResults(code)) {
      const days = daysThatMatter(kept.result, kept.place.name, kept.nameOf).map(({ date }) => date);
      for (const expected of Object.values(worked.expect)) {
        if (expected.outcome !== 'not_yet' || !('on' in expected) || !expected.on) continue;
        seen += 1;
        expect(days, worked.title).toContain(expected.on);
      }
      expect(days.every((day) => day > worked.asOf)).toBe(true);
      expect(days).toEqual([...new Set(days)].sort());
    }
    expect(seen).toBeGreaterThan(3);
  });

  it('are also those by which the state must have cleared a record', async () => {
    const results = await workedResults('NY');
    const due = results.flatMap(({ worked, kept }) =>
      kept.result.charges.flatMap(({ outcome, reliefs: [best] }) =>
        outcome === 'automatic' && best?.by && best.by > worked.asOf ? [{ kept, by: best.by }] : [],
      ),
    );
    expect(due.length).toBeGreaterThan(3);
    for (const { kept, by } of due) {
      const day = daysThatMatter(kept.result, kept.place.name, kept.nameOf).find(({ date }) => date === by);
      expect(day?.details.join(' ')).toContain('Check that it has been done.');
    }
  });

  it('say the last day of a span, and that it could be earlier', async () => {
    const results = await workedResults('TX');
    const spans = results.flatMap(({ kept }) =>
      kept.result.charges.flatMap(({ outcome, between }) =>
        outcome === 'not_yet' && between ? [{ kept, between }] : [],
      ),
    );
    expect(spans.length).toBeGreaterThan(0);
    for (const { kept, between } of spans) {
      const days = daysThatMatter(kept.result, kept.place.name, kept.nameOf);
      expect(days.find(({ date }) => date === between[1])?.details.join(' ')).toContain('as early as');
    }
  });

  it('that are missing are explained', async () => {
    const said = new Set<string>();
    for (const code of ['PA', 'WI'] as const)
      for (const { kept } of await workedResults(code))
        if (daysThatMatter(kept.result, kept.place.name, kept.nameOf).length === 0)
          said.add(`${kept.result.charges.map(({ outcome }) => outcome).join()}: ${whyNoDay(kept.result)}`);
    expect([...said]).toEqual(
      expect.arrayContaining([
        'eligible: What is open for you is open now. There is no day you have to wait for.',
        'not_yet: It does not turn on a day. Something that stands in the way has to change first.',
        'needs_review: We cannot name a day yet. It turns on something we do not know.',
        'not_eligible: We found no day in the law from which this could be cleared.',
      ]),
    );
  });
});

describe('a reminder to look again', () => {
  it.each(placeCodes)('is there for everything that has no day, and lies ahead: %s', async (code) => {
    for (const { worked, kept } of await workedResults(code)) {
      const days = daysThatMatter(kept.result, kept.place.name, kept.nameOf);
      const again = lookAgain(kept.result);
      // Nobody leaves with an empty calendar.
      if (days.length === 0) expect(again, worked.title).toBeDefined();
      if (again) expect(again.date > worked.asOf).toBe(true);
    }
  });

  it('says what for, by what the result is', async () => {
    const said = new Map<string, Set<string>>();
    for (const code of placeCodes)
      for (const { kept } of await workedResults(code)) {
        const [charge, ...others] = kept.result.charges;
        const again = lookAgain(kept.result);
        if (!charge || others.length > 0 || !again) continue;
        const after = dayOf(again.date) - dayOf(kept.result.asOf);
        said.set(charge.outcome, (said.get(charge.outcome) ?? new Set()).add(`${after}: ${again.what}`));
      }
    expect(Object.fromEntries([...said].map(([outcome, each]) => [outcome, [...each].sort()]))).toEqual({
      automatic: [
        '42: Get your record and check that it has been dismissed.',
        '42: Get your record and check that it has been expunged.',
        '42: Get your record and check that it has been sealed.',
        '42: Get your record and check that it has been set aside.',
      ],
      eligible: ['7: You may be able to ask now. Start with the first step on your list.'],
      needs_review: ['14: Find out what is still open, and look at the answer again.'],
      not_yet: ['90: Has what stands in the way changed? Then look at the answer again.'],
      not_eligible: ['365: Laws change. Look whether there is a way by now.'],
    });
  });

  it('is an entry of its own, without another one before it, and reveals nothing', () => {
    const details = ['Get your record and check that it has been sealed.'];
    const entries = readCalendar(fileOf([{ date: '2027-11-16', details, isReminder: true }], '2026-11-16'));
    expect(entries.map(({ date, title }) => [date, title])).toEqual([
      ['2027-11-16', 'OpenSlate: check your dates'],
    ]);
    expect(entries[0]?.about).not.toMatch(/record|seal/i);
  });
});

describe('a calendar file', () => {
  it('has each day as a whole day, and a reminder 30 days before', async () => {
    for (const { kept } of await workedResults('UT')) {
      const { asOf } = kept.result;
      const days = daysThatMatter(kept.result, kept.place.name, kept.nameOf);
      const entries = readCalendar(fileOf(days, asOf));
      const expected = days.flatMap(({ date }) => {
        const ahead = dateOf(dayOf(date) - 30);
        return ahead > asOf ? [ahead, date] : [date];
      });
      expect(entries.map(({ date }) => date)).toEqual(expected);
      for (const { date, end, isWholeDay, alarms } of entries) {
        expect(isWholeDay).toBe(true);
        expect(end).toBe(dateOf(dayOf(date) + 1));
        expect(alarms.map(({ after }) => after)).toEqual(['PT9H']);
      }
    }
  });

  it('reveals nothing unless it is asked to, and then only inside', async () => {
    const days = [{ date: '2028-09-10', details: ['Theft, 2016 (Pennsylvania): you may have it sealed.'] }];
    const secrets = /theft|2016|seal|record|crim|court|charge|Pennsylvania/i;
    for (const { title, about, alarms } of readCalendar(fileOf(days, '2026-11-15'))) {
      const outside = [title, ...alarms.map(({ says }) => says)].join();
      expect(outside + about.replace(address, '')).not.toMatch(secrets);
      expect(about).toContain(address);
    }
    const [ahead, onTheDay] = readCalendar(fileOf(days, '2026-11-15', true));
    expect(ahead?.title).toBe('OpenSlate: a date is coming up');
    expect(onTheDay?.title).toBe('OpenSlate: check your dates');
    expect(ahead?.about).toContain('In 30 days, on September 10, 2028:');
    for (const entry of [ahead, onTheDay]) {
      expect(entry?.about).toContain('Theft, 2016 (Pennsylvania): you may have it sealed.');
      expect(entry?.alarms.map(({ says }) => says).join()).not.toMatch(secrets);
    }
  });

  it('keeps commas, semicolons, backslashes, line breaks and any letter', () => {
    const detail = `a, b; c \\ d \\n e: “é” 王 🙂 ${'lång '.repeat(40)}`;
    const file = fileOf([{ date: '2028-09-10', details: [detail, 'second\r\nline'] }], '2026-11-15', true);
    const about = readCalendar(file)[1]?.about ?? '';
    expect(about).toContain(detail);
    expect(about).toContain('second\nline');
  });

  it('has no line longer than 75 octets, and ends each as the standard says', () => {
    const details = ['🙂'.repeat(100), 'é'.repeat(200), 'plain words '.repeat(30)];
    const file = fileOf([{ date: '2028-09-10', details }], '2026-11-15', true);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      // A letter cut in two would be neither of its halves.
      expect(new TextDecoder().decode(new TextEncoder().encode(line))).toBe(line);
    }
  });

  it('taken a second time has the same entries, not more', () => {
    const days = [{ date: '2028-09-10', details: ['x'] }];
    const ids = (file: string) => readCalendar(file).map(({ id }) => id);
    const again = calendarFile({
      of: 'PA',
      days,
      asOf: '2027-01-01',
      made: new Date(),
      address,
      withDetails: true,
    });
    expect(ids(again)).toEqual(ids(fileOf(days, '2026-11-15')));
    expect(new Set(ids(again)).size).toBe(2);
  });
});
