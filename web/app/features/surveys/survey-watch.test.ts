import { describe, expect, it } from 'vitest';
import {
  beginWatch,
  due,
  mouseLeft,
  nextLook,
  putOff,
  sawActivity,
  type Watch,
  type WatchTrigger,
} from './survey-watch.ts';

const all: readonly WatchTrigger[] = ['exit_intent', 'inactivity', 'time_on_site'];
const exit: readonly WatchTrigger[] = ['exit_intent', 'inactivity'];
/** Somebody who came at 0 and moved the mouse at the given time. */
const activeAt = (time: number) => sawActivity(beginWatch(0), time);

describe('a mouse that leaves through the top edge', () => {
  const left = (watch: Watch, y = 0) => mouseLeft(watch, y, watch.activeAt);

  it('is a reason a second later, after 30 seconds on the site', () => {
    const watch = left(activeAt(30_000));
    expect(due(watch, 30_999, all)).toBeUndefined();
    expect(due(watch, 31_000, all)).toBe('exit_intent');
    expect(nextLook(watch, all)).toBe(31_000);
  });

  it('is none before 30 seconds on the site, not even later', () => {
    const watch = left(activeAt(29_999));
    expect(due(watch, 31_000, all)).toBeUndefined();
    expect(due(watch, 60_000, all)).toBeUndefined();
  });

  it.each([
    [-20, 'exit_intent'],
    [5, 'exit_intent'],
    [6, undefined],
  ])('%d pixels below it gives %s', (y, expected) => {
    expect(due(left(activeAt(40_000), y), 41_000, all)).toBe(expected);
  });

  it('is none where the mouse comes back within the second', () => {
    const watch = sawActivity(left(activeAt(40_000)), 40_999);
    expect(due(watch, 41_000, all)).toBeUndefined();
  });

  it('waits a second after the last time it left', () => {
    const twice = mouseLeft(mouseLeft(activeAt(40_000), 0, 40_000), 0, 40_600);
    expect(due(twice, 41_500, all)).toBeUndefined();
    expect(due(twice, 41_600, all)).toBe('exit_intent');
  });
});

describe('nobody who moves', () => {
  it('is a reason after 60 seconds', () => {
    expect(due(beginWatch(0), 59_999, exit)).toBeUndefined();
    expect(due(beginWatch(0), 60_000, exit)).toBe('inactivity');
    expect(nextLook(beginWatch(0), exit)).toBe(60_000);
  });

  it('counts from the last thing that happened', () => {
    expect(due(activeAt(50_000), 109_999, exit)).toBeUndefined();
    expect(due(activeAt(50_000), 110_000, exit)).toBe('inactivity');
  });
});

describe('five minutes on the site', () => {
  it('are a reason for somebody who is busy all the time', () => {
    const busy = activeAt(299_999);
    expect(due(busy, 299_999, all)).toBeUndefined();
    expect(due(busy, 300_000, all)).toBe('time_on_site');
  });

  it('are none where it is not wanted', () => {
    expect(due(activeAt(299_999), 300_000, exit)).toBeUndefined();
  });
});

describe('a survey that would have disturbed', () => {
  it('waits for a new reason: another minute, or another time the mouse leaves', () => {
    const later = putOff(mouseLeft(activeAt(40_000), 0, 40_000), 41_000);
    expect(due(later, 100_999, exit)).toBeUndefined();
    expect(due(later, 101_000, exit)).toBe('inactivity');
  });

  it('is looked at again half a minute later on a long visit', () => {
    const later = putOff(activeAt(300_000), 300_000);
    expect(nextLook(later, ['time_on_site'])).toBe(330_000);
    expect(due(later, 330_000, ['time_on_site'])).toBe('time_on_site');
  });

  it('does not make a long visit of a short one', () => {
    expect(nextLook(putOff(beginWatch(0), 60_000), ['time_on_site'])).toBe(300_000);
  });
});
