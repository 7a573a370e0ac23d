import type { Dated, Event, FiledCharge } from '../engine/case-file.ts';
import { ask, type Matter } from '../engine/condition.ts';
import { allOf, always, blocked, blockedDay, isSo, opposite, sinceSpan, type When } from '../engine/when.ts';
import { type Requirement, requirement } from '../place/relief.ts';
import { after, type Period } from '../record/day.ts';
import { probationRevoked } from './facts.ts';
import { byNow } from './order.ts';
import * as phrase from './phrases.ts';

/**
 * What a waiting period can be counted from. A conviction is a disposition, and the end of supervision or of a program is
 * completion; they are told apart because people know them by these names.
 */
export type Clock = keyof typeof phrase.events;

const eventOf = {
  offense: 'offense',
  disposition: 'disposition',
  conviction: 'disposition',
  released: 'released',
  completed: 'completed',
  supervision: 'completed',
  program: 'completed',
  pardoned: 'pardoned',
  revoked: 'revoked',
} as const satisfies Record<Clock, Event>;

/** Counted from the event, or from the latest of several. */
export function waited(period: Period): { since: (...clocks: Clock[]) => Requirement } {
  return {
    since: (...clocks) =>
      requirement(
        'waited',
        phrase.passed(period, clocks),
        (matter) => allOf(clocks.map((clock) => sinceEvent(eventOf[clock], period, matter))),
        phrase.mustPass(period, clocks),
      ),
  };
}

/** So long after an event that the place itself names. */
export function elapsed(period: Period, { span, missing }: Dated): When {
  return sinceSpan(span, period, missing);
}

const overIds = { disposition: 'case-over', released: 'left-custody', pardoned: 'pardoned' } as const;

/** From the day of the event on. */
export function past(event: keyof typeof overIds): Requirement {
  return requirement(overIds[event], phrase.over[event], (matter) => sinceEvent(event, noTime, matter));
}

/** The whole sentence is over, probation and parole included. */
export const sentenceOver: Requirement = requirement(
  'sentence-over',
  phrase.sentenceOver,
  (matter) => {
    const { completed, completedDate } = matter.charge;
    // Over is over, whatever the day was.
    return completed === true && completedDate === undefined
      ? always
      : sinceEvent('completed', noTime, matter);
  },
  phrase.unmet.sentenceRuns,
);

/** The sentence is not over, as far as we were told. */
export function sentenceRuns({ charge, file }: Matter): boolean {
  const { completed, completedDate } = charge;
  return (
    completed === false || (completedDate !== undefined && charge.dateOf('completed').span.first > file.asOf)
  );
}

/** Where probation was revoked, so long since then; a revocation is rare and presumed not to have been. */
export function waitedSinceRevocation(period: Period): Requirement {
  return requirement('waited-since-revocation', phrase.passedSinceRevocation(period), (matter) => {
    const revoked = ask(probationRevoked, matter);
    const told = matter.charge.revokedDate !== undefined || isSo(revoked);
    return told ? sinceEvent('revoked', period, matter) : opposite(revoked);
  });
}

/** While the case itself is open nobody knows how it ends; that it must end first is sure. */
export const untilCaseEnds: When = blocked(phrase.fix.waitForOutcome);

const noTime: Period = { years: 0, months: 0, days: 0 };

function sinceEvent(event: Event, period: Period, matter: Matter): When {
  switch (event) {
    case 'completed':
      return sinceCompletion(matter.charge, period);
    case 'released':
      return sinceRelease(matter.charge, period);
    default:
      return elapsed(period, byNow(matter.charge.dateOf(event), matter));
  }
}

function sinceCompletion(charge: FiledCharge, period: Period): When {
  const dated = charge.dateOf('completed');
  if (charge.completedDate !== undefined || charge.completed === true) return elapsed(period, dated);
  if (charge.completed === false) return blocked(phrase.fix.finishSentence);
  // Not over yet, or over since a day we were not told: that is asked first, and the day after it.
  return {
    earliest: after(dated.span.first, period),
    latest: blockedDay,
    missing: [charge.path('completed')],
    assumed: [],
    fixes: [phrase.fix.finishSentence],
    questions: [],
  };
}

/** Who was not locked up left custody, for the law, on the day of the sentence. */
function sinceRelease(charge: FiledCharge, period: Period): When {
  if (charge.releasedDate !== undefined) return elapsed(period, charge.dateOf('released'));
  if (charge.sentence === undefined)
    return elapsed(period, { ...charge.dateOf('released'), missing: [charge.path('sentence')] });
  const lockedUp = charge.sentence.includes('jail') || charge.sentence.includes('prison');
  return elapsed(period, charge.dateOf(lockedUp ? 'released' : 'disposition'));
}
