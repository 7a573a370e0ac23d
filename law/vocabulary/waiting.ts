import type { Dated, Event, FiledCharge } from '../engine/case-file.ts';
import { any, ask, type Condition, type FactCondition, type Matter, when } from '../engine/condition.ts';
import { allOf, always, blocked, blockedDay, isSo, opposite, sinceSpan, type When } from '../engine/when.ts';
import { type Requirement, requirement } from '../place/relief.ts';
import { after, type Period } from '../record/day.ts';
import { probationRevoked } from './facts.ts';
import { byNow } from './order.ts';
import * as phrase from './phrases.ts';

const eventOf = {
  offense: 'offense',
  disposition: 'disposition',
  conviction: 'disposition',
  sentenced: 'disposition',
  released: 'released',
  completed: 'completed',
  supervision: 'completed',
  probation: 'completed',
  discharged: 'completed',
  youthCase: 'completed',
  program: 'completed',
  pardoned: 'pardoned',
  revoked: 'revoked',
} as const satisfies Partial<Record<keyof typeof phrase.events, Event>>;

/** An event of the charge under the name that one place has for it. */
type Called = { readonly event: Event; readonly called: string };

/** `called('the final order', 'disposition')`: “3 years have passed since the final order”. */
export function called(words: string, event: Event): Called {
  return { event, called: words };
}

/**
 * What a waiting period can be counted from. A conviction is a disposition, and the end of supervision or of a program is
 * completion; they are told apart because people know them by these names.
 */
export type Clock = keyof typeof eventOf | Called;

type Waiting = {
  /** Counted from the event, or from the latest of several. */
  since: (...clocks: Clock[]) => Requirement;
  /** In the same words, but counted as the place counts it; a note says what the words cannot. */
  counted: (condition: Condition, note?: string) => { since: (...moments: phrase.Moment[]) => Requirement };
};

export function waited(period: Period): Waiting {
  return {
    since: (...clocks) =>
      requirement(
        'waited',
        phrase.passed(period, clocks),
        sinceAll(period, clocks),
        phrase.mustPass(period, clocks),
      ),
    counted: (condition, note) => ({
      since: (...moments) =>
        requirement(
          'waited',
          withNote(phrase.passed(period, moments), note),
          condition,
          withNote(phrase.mustPass(period, moments), note),
        ),
    }),
  };
}

/** How long, for whom, and which charges those are. */
type Tested = readonly [...phrase.Length, FactCondition];

/** Waits that differ by class or kind: the first whose charges it is, and the last for all others. */
export function waitedBy(...lengths: readonly [...Tested[], phrase.Length]): Waiting;
/** The same where the place itself counts: the words alone. */
export function waitedBy(...lengths: readonly phrase.Length[]): Pick<Waiting, 'counted'>;
export function waitedBy(...lengths: readonly (Tested | phrase.Length)[]): Waiting {
  const words = lengths.map(([period, whom]): phrase.Length => [period, whom]);
  const said = (condition: Condition, moments: readonly phrase.Moment[], note?: string) =>
    requirement(
      'waited',
      withNote(phrase.passedBy(words, moments), note),
      condition,
      withNote(phrase.mustPassBy(words, moments), note),
    );
  return {
    since: (...clocks) => said(byLength(lengths, clocks), clocks),
    counted: (condition, note) => ({ since: (...moments) => said(condition, moments, note) }),
  };
}

function byLength(lengths: readonly (Tested | phrase.Length)[], clocks: readonly Clock[]): Condition {
  return lengths.reduceRight<Condition>(
    (others, [period, , test]) => {
      const own = sinceAll(period, clocks);
      return test ? when(test, own, others) : own;
    },
    () => always,
  );
}

/** One of two is enough. */
export function either(id: string, one: Requirement, other: Requirement): Requirement {
  return requirement(id, phrase.oneOrOther(one.text, other.text), any(one, other));
}

function sinceAll(period: Period, clocks: readonly Clock[]): Condition {
  const events = clocks.map((clock) => (typeof clock === 'string' ? eventOf[clock] : clock.event));
  return (matter) => allOf(events.map((event) => sinceEvent(event, period, matter)));
}

const withNote = (text: string, note: string | undefined) => (note ? `${text}. ${note}` : text);

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
