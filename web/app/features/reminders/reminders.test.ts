import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addReminder, nextDue, reminders, removeReminder, takeDue } from './kept-reminders.ts';
import { aboutOf, addressOf } from './reminder-words.ts';
import { suggestedOf, timesFor, tomorrow } from './when-to-remind.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('StorageEvent', Event);
  vi.stubGlobal('dispatchEvent', () => true);
});
afterEach(() => vi.unstubAllGlobals());

const now = new Date('2026-11-18T06:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000);
const stopped = { state: 'PA', step: 'charges.c1.disposition', questionsAnswered: 3 };

describe('a reminder', () => {
  it('is kept with its time and how far somebody was, and with nothing they answered', async () => {
    expect(await addReminder(tomorrow(now), stopped, now)).toBe(true);
    const [kept] = JSON.parse(storage.get('assessment_reminders') ?? '[]');
    expect(kept).toEqual({
      id: expect.any(String),
      scheduledFor: later(24).toISOString(),
      assessmentData: stopped,
      created: now.toISOString(),
    });
  });

  it('is not set for a time that is over', async () => {
    expect(await addReminder(now, stopped, now)).toBe(false);
    expect(await addReminder(later(-1), stopped, now)).toBe(false);
    expect(storage.has('assessment_reminders')).toBe(false);
  });

  it('that is set twice is one', async () => {
    await addReminder(later(24), stopped, now);
    await addReminder(later(24), stopped, now);
    await addReminder(later(24), { ...stopped, step: 'result' }, now);
    expect(reminders()).toHaveLength(2);
  });

  it('that is due is given out once, and the others stay', async () => {
    await addReminder(later(1), stopped, now);
    await addReminder(later(24 * 400), { ...stopped, step: 'result' }, now);
    expect(await takeDue(now)).toEqual([]);
    const both = await Promise.all([takeDue(later(1)), takeDue(later(1))]);
    expect(both.flat()).toHaveLength(1);
    expect(nextDue()).toBe(later(24 * 400).getTime());
  });

  it('can be deleted, and the last one leaves nothing behind', async () => {
    await addReminder(later(1), stopped, now);
    for (const { id } of reminders()) await removeReminder(id);
    expect([...storage.keys()]).toEqual([]);
  });

  it('leads to where somebody stopped, or to where papers are explained', () => {
    expect(addressOf(stopped)).toBe('/assessment/pa#go-on');
    expect(addressOf({ ...stopped, step: 'paper' })).toBe('/translator');
    expect(addressOf({ ...stopped, state: 'nowhere' })).toBe('/assessment');
    expect(aboutOf({ ...stopped, step: 'result' })).toBe('Look at your result again (Pennsylvania)');
  });
});

describe('the times before a day', () => {
  const leads = (date: string) => timesFor({ date, details: [] }, now).map(({ words }) => words);

  it('are those that are still to come', () => {
    expect(leads('2027-06-15')).toEqual(['30 days before', 'A week before', 'The day before', 'On the day']);
    expect(leads('2026-11-22')).toEqual(['The day before', 'On the day']);
    expect(leads('2026-11-17')).toEqual([]);
  });

  it('begin with a week before, or with what is left', () => {
    const suggested = (date: string) => suggestedOf(timesFor({ date, details: [] }, now))?.words;
    expect(suggested('2027-06-15')).toBe('A week before');
    expect(suggested('2026-11-22')).toBe('The day before');
    expect(suggested('2026-11-17')).toBeUndefined();
  });

  it('are on the day alone where the day is nothing but a reminder', () => {
    expect(timesFor({ date: '2027-06-15', details: [], isReminder: true }, now)).toMatchObject([
      { words: 'On the day', day: 'June 15, 2027' },
    ]);
  });
});
