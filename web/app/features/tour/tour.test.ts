import { describe, expect, it } from 'vitest';
import { after, introduction, isCompleted, isRunning, lastStep, type Tour, type TourEvent } from './tour.ts';
import { tourSteps } from './tour-steps.ts';

const happens = (tour: Tour, ...events: TourEvent[]) => events.reduce(after, tour);
const seconds = (count: number): TourEvent[] => Array.from({ length: count }, () => 'second');
const started = after(introduction, 'next');

describe('the tour', () => {
  it('has six steps', () => {
    expect(tourSteps).toHaveLength(lastStep);
  });

  it('waits at its first card until somebody starts it', () => {
    expect(happens(introduction, ...seconds(60))).toEqual(introduction);
    expect(happens(introduction, 'used', 'next')).toMatchObject({ step: 1, paused: false });
  });

  it('goes on by itself after 8 seconds, then every 5, and completes after 33', () => {
    const steps = Array.from({ length: 34 }, (_, second) => happens(started, ...seconds(second)).step);
    const lengths = [1, 2, 3, 4, 5, 6].map((step) => steps.filter((at) => at === step).length);
    expect(lengths).toEqual([8, 5, 5, 5, 5, 5]);
    expect(isCompleted(happens(started, ...seconds(33)))).toBe(true);
  });

  it('counts down from 8 on the first step, 7 on the last and 5 on the others when somebody goes there', () => {
    const counts = [0, 1, 2, 3, 4, 5].map(
      (presses) => happens(started, ...Array<TourEvent>(presses).fill('next')).secondsLeft,
    );
    expect(counts).toEqual([8, 5, 5, 5, 5, 7]);
    expect(happens(started, 'next', 'back')).toMatchObject({ step: 1, secondsLeft: 8 });
  });

  it('goes back, but not before the first step', () => {
    expect(happens(started, 'next', 'next', 'back').step).toBe(2);
    expect(happens(started, 'back')).toEqual(started);
  });

  it('is completed by Next on the last step, and then nothing counts', () => {
    const done = happens(started, ...Array<TourEvent>(6).fill('next'));
    expect(isCompleted(done)).toBe(true);
    expect(happens(done, 'play', ...seconds(10))).toEqual({ ...done, paused: false });
  });
});

describe('the countdown', () => {
  it.each<TourEvent>(['pause', 'used'])('stops for good after: %s', (event) => {
    const stopped = happens(started, 'second', event);
    expect(isRunning(stopped)).toBe(false);
    expect(happens(stopped, ...seconds(60))).toEqual(stopped);
  });

  it('goes on from where it stopped', () => {
    const played = happens(started, 'second', 'pause', ...seconds(9), 'play', 'second');
    expect(played).toMatchObject({ step: 1, secondsLeft: 6 });
  });

  it('counts on after Next, unless it was paused', () => {
    expect(happens(started, 'second', 'next', ...seconds(5)).step).toBe(3);
    expect(happens(started, 'pause', 'next', ...seconds(60))).toMatchObject({ step: 2, paused: true });
  });

  it('stops for good after Back', () => {
    expect(happens(started, 'next', 'back', ...seconds(60))).toMatchObject({ step: 1, paused: true });
  });

  it('rests once a pointer moves on the card, and goes on by itself when it has left', () => {
    const pointedAt = happens(started, 'second', 'pointer_moved', ...seconds(20));
    expect(pointedAt).toMatchObject({ step: 1, secondsLeft: 7 });
    expect(happens(pointedAt, 'pointer_left', ...seconds(7)).step).toBe(2);
  });

  it('is not held by a pointer that moved before Start, or rests where it pressed Next', () => {
    expect(isRunning(happens(introduction, 'pointer_moved', 'next'))).toBe(true);
    expect(isRunning(happens(started, 'pointer_moved', 'next'))).toBe(true);
  });

  it('stays stopped when the pointer of somebody who used the card leaves', () => {
    const left = happens(started, 'pointer_moved', 'used', 'pointer_left');
    expect(isRunning(left)).toBe(false);
  });
});
