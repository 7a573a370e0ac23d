import type { FactCondition, Matter } from '../condition.ts';
import { type DaySpan, spanOf } from '../day.ts';
import { always, type Fact, never, unknown } from '../when.ts';

type Elsewhere = {
  readonly number: number;
  readonly untold: readonly string[];
  /** The day of the newest, of whichever kind. */
  readonly last: DaySpan | undefined;
};

/** Convictions in other states and in federal courts, as far as the person told. */
export function elsewhere({ file }: Matter): Elsewhere {
  const { felonies, misdemeanors, lastDate } = file.answers.elsewhere ?? {};
  const untold: string[] = [];
  if (felonies === undefined) untold.push('elsewhere.felonies');
  if (misdemeanors === undefined) untold.push('elsewhere.misdemeanors');
  return {
    number: (felonies ?? 0) + (misdemeanors ?? 0),
    untold,
    last: lastDate === undefined ? undefined : spanOf(lastDate),
  };
}

/** No conviction in another state or in a federal court. What follows from one is for the place to say. */
export function noneElsewhere(otherwise: Fact = never): FactCondition {
  return (matter) => {
    const { number, untold } = elsewhere(matter);
    if (number > 0) return otherwise;
    return untold.length > 0 ? unknown(...untold) : always;
  };
}
