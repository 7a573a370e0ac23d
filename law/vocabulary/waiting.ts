import type { Dated, FiledCharge } from '../case-file.ts';
import { ask, type Condition, type Matter } from '../condition.ts';
import { after, type Period } from '../day.ts';
import { allOf, always, blocked, blockedDay, isSo, opposite, sinceSpan, type When } from '../when.ts';
import { probationRevoked } from './facts.ts';
import * as phrase from './phrases.ts';

/** What a waiting period can be counted from. */
export type Clock = 'offense' | 'disposition' | 'released' | 'completed' | 'pardoned' | 'revoked';

/** Counted from the event, or from the latest of several. */
export function waited(period: Period): { since: (...clocks: Clock[]) => Condition } {
  return {
    since:
      (...clocks) =>
      (matter) =>
        allOf(clocks.map((clock) => sinceClock(clock, period, matter))),
  };
}

/** The whole sentence is over, probation and parole included. */
export const sentenceOver: Condition = (matter) => {
  const { completed, completedDate } = matter.charge;
  // Over is over, whatever the day was.
  return completed === true && completedDate === undefined ? always : sinceClock('completed', noTime, matter);
};

/** The sentence is not over, as far as we were told. */
export function sentenceRuns({ charge, file }: Matter): boolean {
  const { completed, completedDate } = charge;
  return (
    completed === false || (completedDate !== undefined && charge.dateOf('completed').span.first > file.asOf)
  );
}

/** Where probation was revoked, so long since then; a revocation is rare and presumed not to have been. */
export function waitedSinceRevocation(period: Period): Condition {
  return (matter) => {
    const revoked = ask(probationRevoked, matter);
    const told = matter.charge.revokedDate !== undefined || isSo(revoked);
    return told ? sinceClock('revoked', period, matter) : opposite(revoked);
  };
}

/** While the case itself is open nobody knows how it ends; that it must end first is sure. */
export const untilCaseEnds: When = blocked(phrase.fix.waitForOutcome);

const noTime: Period = { years: 0, months: 0, days: 0 };

function sinceClock(clock: Clock, period: Period, { charge, file }: Matter): When {
  switch (clock) {
    case 'completed':
      return sinceCompletion(charge, period);
    case 'released':
      return sinceRelease(charge, period);
    default: {
      const { span, missing } = charge.dateOf(clock);
      return sinceSpan({ first: span.first, last: Math.min(span.last, file.asOf) }, period, missing);
    }
  }
}

function sinceCompletion(charge: FiledCharge, period: Period): When {
  const dated = charge.dateOf('completed');
  if (charge.completedDate !== undefined || charge.completed === true) return since(dated, period);
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
  if (charge.releasedDate !== undefined) return since(charge.dateOf('released'), period);
  if (charge.sentence === undefined)
    return since({ ...charge.dateOf('released'), missing: [charge.path('sentence')] }, period);
  const lockedUp = charge.sentence.includes('jail') || charge.sentence.includes('prison');
  return since(charge.dateOf(lockedUp ? 'released' : 'disposition'), period);
}

function since({ span, missing }: Dated, period: Period): When {
  return sinceSpan(span, period, missing);
}
