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
  /** A pointer rests on the card. */
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
  | 'pointer_came'
  | 'pointer_left';

export const lastStep = 6;
const secondsOnFirst = 8;
const secondsOnLast = 7;
const secondsElsewhere = 5;
const secondsAfterAdvance = 5;

export const introduction: Tour = { step: 0, secondsLeft: 0, paused: false, pointedAt: false };

export function after(tour: Tour, event: TourEvent): Tour {
  switch (event) {
    case 'next':
      return used(stepTo(tour, tour.step + 1), tour);
    case 'back':
      return tour.step > 1 ? used(stepTo(tour, tour.step - 1), tour) : tour;
    case 'second':
      return isRunning(tour) ? secondLater(tour) : tour;
    case 'used':
      return used(tour, tour);
    case 'pause':
      return { ...tour, paused: true };
    case 'play':
      return { ...tour, paused: false };
    case 'pointer_came':
      return { ...tour, pointedAt: true };
    case 'pointer_left':
      return { ...tour, pointedAt: false };
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

/** Starting the tour is no reason to stop it. */
function used(tour: Tour, before: Tour): Tour {
  return before.step === 0 ? tour : { ...tour, paused: true };
}
