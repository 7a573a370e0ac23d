/*
 * The tour as plain values: what happens goes in, and out comes where it stands. A second is something that happens,
 * like a press.
 */

/** 0 is the card before the first step; after the last step the tour is completed. */
export type Tour = {
  readonly step: number;
  readonly secondsLeft: number;
  /** By its button, or because somebody uses the card: then they go on by themselves. */
  readonly paused: boolean;
  /** A pointer moves on the card: somebody reads along. */
  readonly pointedAt: boolean;
};

export type TourEvent =
  | 'next'
  | 'back'
  /** A second has passed. */
  | 'second'
  /** A key or a press, wherever in the card. */
  | 'used'
  | 'pause'
  | 'play'
  | 'pointer_moved'
  | 'pointer_left';

export const lastStep = 6;
const secondsOnFirst = 8;
const secondsOnLast = 7;
const secondsElsewhere = 5;
const secondsAfterAdvance = 5;

export const introduction: Tour = { step: 0, secondsLeft: 0, paused: false, pointedAt: false };

export function after(tour: Tour, event: TourEvent): Tour {
  switch (event) {
    // Whoever presses it goes faster than the countdown, which counts on.
    case 'next':
      return { ...stepTo(tour, tour.step + 1), pointedAt: false };
    case 'back':
      return tour.step > 1 ? { ...stepTo(tour, tour.step - 1), paused: true } : tour;
    case 'second':
      return isRunning(tour) ? secondLater(tour) : tour;
    case 'used':
      return tour.step > 0 ? { ...tour, paused: true } : tour;
    case 'pause':
      return { ...tour, paused: true };
    case 'play':
      return { ...tour, paused: false };
    // Before Start there is nothing to hold. As it moves without end, it changes nothing twice.
    case 'pointer_moved':
      return tour.step > 0 && !tour.pointedAt ? { ...tour, pointedAt: true } : tour;
    case 'pointer_left':
      return tour.pointedAt ? { ...tour, pointedAt: false } : tour;
  }
}

/** The countdown counts. */
export function isRunning(tour: Tour): boolean {
  return tour.step > 0 && !isCompleted(tour) && !tour.paused && !tour.pointedAt;
}

export function isCompleted({ step }: Tour): boolean {
  return step > lastStep;
}

function secondLater(tour: Tour): Tour {
  if (tour.secondsLeft > 1) return { ...tour, secondsLeft: tour.secondsLeft - 1 };
  return { ...stepTo(tour, tour.step + 1), secondsLeft: secondsAfterAdvance };
}

function stepTo(tour: Tour, step: number): Tour {
  return { ...tour, step, secondsLeft: secondsOn(step) };
}

function secondsOn(step: number): number {
  if (step === 1) return secondsOnFirst;
  return step === lastStep ? secondsOnLast : secondsElsewhere;
}
