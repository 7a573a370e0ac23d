import type { Condition, FactCondition, Matter } from '../../condition.ts';
import { after, type DaySpan, dayOf, years } from '../../day.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { allOf, always, blocked, blockedPerhaps, judgement, never, unknown, type When } from '../../when.ts';

const openCase = 'Wait until your open criminal case is over.';

/**
 * No criminal case is open, neither elsewhere nor in this record. An open ticket for a violation does not matter, and
 * contempt is no crime.
 */
export const noOpenCase: Condition = (matter) =>
  allOf([nothingPending(matter), ...matter.record.map((each) => notOpen(each))]);

function notOpen({ charge }: Matter): When {
  if (charge.disposition === undefined) return blockedPerhaps(openCase, charge.path('disposition'));
  if (charge.disposition !== 'pending' || charge.level === 'infraction') return always;
  if (charge.offense?.includes('contempt')) return always;
  return charge.level === undefined ? blockedPerhaps(openCase, charge.path('level')) : blocked(openCase);
}

/** The days on which the person may have been born. */
function birth({ file: { answers, asOf } }: Matter): DaySpan | undefined {
  const { age } = answers;
  return age === undefined
    ? undefined
    : { first: after(asOf, years(-age - 1)) + 1, last: after(asOf, years(-age)) };
}

/** From the person's birthday of that age on. */
export function turned(age: number): Condition {
  return (matter) => {
    const born = birth(matter);
    const { asOf } = matter.file;
    if (!born) return { ...unknown('age'), latest: after(asOf, years(age)) };
    if (after(born.last, years(age)) <= asOf) return always;
    return { ...always, earliest: after(born.first, years(age)), latest: after(born.last, years(age)) };
  };
}

/** The person turned 18 after a day, or is still to. Of a birthday we know only the year, or two. */
export function turned18After(date: string, question: string): FactCondition {
  const day = dayOf(date);
  return (matter) => {
    const born = birth(matter);
    if (!born) return unknown('age');
    if (after(born.first, years(18)) > day) return always;
    return after(born.last, years(18)) <= day ? never : judgement(question);
  };
}

/** Under 21 on the day of the conviction. */
export const under21AtConviction: FactCondition = (matter) => {
  const born = birth(matter);
  if (!born) return unknown('age');
  const { span, missing } = matter.charge.dateOf('disposition');
  if (span.last < after(born.first, years(21))) return always;
  if (span.first >= after(born.last, years(21))) return never;
  return missing.length > 0 ? unknown(...missing) : judgement('Were you under 21 when you were convicted?');
};

/** The conduct lies before a day. */
export function committedBefore(date: string): FactCondition {
  const day = dayOf(date);
  return ({ charge }) => {
    const { span, missing } = charge.dateOf('offense');
    if (span.last < day) return always;
    return span.first >= day ? never : unknown(...missing);
  };
}
