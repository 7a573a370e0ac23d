import type { Dated } from '../engine/case-file.ts';
import {
  allAmong,
  anyAmong,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
} from '../engine/condition.ts';
import {
  allOf,
  always,
  type Fact,
  isNot,
  isSo,
  judgement,
  never,
  oneOf,
  restingOn,
  unknown,
  type When,
} from '../engine/when.ts';
import type { Saying } from '../place/saying.ts';
import { spanOf } from '../record/day.ts';
import { elsewhere } from './elsewhere.ts';
import {
  before,
  type DayOf,
  decided,
  decidedByNow,
  during,
  endOfSentence,
  later,
  notAfter,
  onSameDay,
} from './order.ts';
import { type Such, those } from './whole-record.ts';

type Others = {
  /** Counts of the same case are neither earlier nor later, unless the law makes no such difference. */
  readonly sameCase?: boolean;
};

/** The other charges that are such, or may be: of other cases, or of all. */
function othersThat(which: FactCondition, others: Others): (matter: Matter) => readonly Such[] {
  const such = those(which);
  return (matter) => such(matter).filter(({ other }) => isOther(other, matter, others));
}

function isOther(other: Matter, matter: Matter, { sameCase = false }: Others): boolean {
  return sameCase ? other !== matter : other.charge.caseKey !== matter.charge.caseKey;
}

/** Some other charge is such, and was decided on a day of which this is so, seen from this charge. */
function another(
  which: FactCondition,
  others: Others,
  seenFrom: (matter: Matter) => (theirs: Dated) => Fact,
): FactCondition {
  const such = those(which);
  return (matter) => {
    const lies = seenFrom(matter);
    // Every charge is held against every other here: those that lie elsewhere cost nothing but the look.
    return anyAmong(such(matter), ({ other, is }) => {
      const isThere = isOther(other, matter, others) ? lies(decided(other)) : never;
      return isThere === never ? never : allOf([is, isThere]);
    });
  };
}

function besideThisDay(
  lies: (theirs: Dated, mine: Dated) => Fact,
): (matter: Matter) => (theirs: Dated) => Fact {
  return (matter) => {
    const mine = decided(matter);
    return (theirs) => lies(theirs, mine);
  };
}

/** Another case ended so before this one did. */
export function endedEarlier(which: FactCondition, others: Others = {}): FactCondition {
  return another(which, others, besideThisDay(before));
}

/** Another case ended so after this one did. */
export function endedLater(which: FactCondition, others: Others = {}): FactCondition {
  return another(which, others, besideThisDay(later));
}

/** Another case ended so on the day on which this one did. */
export function endedSameDay(which: FactCondition, others: Others = {}): FactCondition {
  return another(which, others, besideThisDay(onSameDay));
}

/** Another case ended so after one day of this one, and not after another. */
export function endedDuring(
  start: DayOf,
  end: DayOf,
  which: FactCondition,
  others: Others = {},
): FactCondition {
  return another(which, others, (matter) => {
    const [first, last] = [start(matter), end(matter)];
    return (theirs) => during(theirs, first, last);
  });
}

/**
 * No other case ended so after one day of this one, and not after another; or that case can be cleared itself. What
 * surely came later is looked at in turn, so this never goes in circles; where the order of two days is not known,
 * nothing is said.
 */
export function noneEndedDuring(
  start: DayOf,
  end: DayOf,
  which: FactCondition,
  unless: Condition = () => never,
): Condition {
  const such = othersThat(which, {});
  return (matter) => {
    const [first, last] = [start(matter), end(matter)];
    return allAmong(such(matter), ({ other, is }): When => {
      const day = decidedByNow(other);
      const inside = during(day, first, last);
      if (isNot(inside)) return always;
      const missing = [...is.missing, ...first.missing, ...day.missing];
      if (!isNot(notAfter(day, first))) return unknown(...missing);
      const cleared = ask(unless, other);
      const held =
        isSo(is) && isSo(inside) ? cleared : oneOf([always, cleared], [...missing, ...last.missing]);
      return restingOn(is, held);
    });
  };
}

/**
 * Another case ended so between the sentence and its end, for something done after the sentence. Of an older crime that
 * only came to court later a person must judge.
 */
export function endedDuringSentence(which: FactCondition, ofOlderCrime: Saying): FactCondition {
  const such = othersThat(which, {});
  return (matter) =>
    anyAmong(such(matter), ({ other, is }) => {
      const within = [
        later(decided(other), decided(matter)),
        notAfter(decided(other), endOfSentence(matter)),
      ];
      return within.some(isNot)
        ? never
        : allOf([is, ...within, committedAfter(other, decided(matter), ofOlderCrime)]);
    });
}

function committedAfter({ charge }: Matter, start: Dated, ofOlderCrime: Saying): Fact {
  const earlier = before(charge.dateOf('offense'), start);
  if (isNot(earlier)) return always;
  return isSo(earlier) ? judgement(ofOlderCrime) : unknown(...earlier.missing);
}

/** A felony of another state or a federal court before this case ended. Of several we know only the day of the last. */
export function felonyElsewhereEarlier(inDoubt: Saying): FactCondition {
  return (matter) => {
    const { felonies, misdemeanors, lastDate } = matter.file.answers.elsewhere ?? {};
    if (felonies === 0) return never;
    if (felonies === undefined) return unknown('elsewhere.felonies');
    if (lastDate === undefined) return unknown('elsewhere.lastDate');
    const earlier = before({ span: spanOf(lastDate), missing: [] }, decided(matter));
    if (isSo(earlier)) return earlier;
    if (felonies === 1 && misdemeanors === 0 && isNot(earlier)) return never;
    return { ...judgement(inDoubt), missing: decided(matter).missing };
  };
}

/** Of several convictions of other states and federal courts we know only the day of the last. */
type Newest = { readonly day: Dated; readonly isOnlyOne: boolean };

/** What follows from the day of the newest conviction of another state or a federal court. Without one it is not so. */
function ofNewestElsewhere(follows: (newest: Newest, matter: Matter) => Fact): FactCondition {
  return (matter) => {
    const { number, untold, last } = elsewhere(matter);
    if (number === 0) return untold.length === 0 ? never : unknown(...untold);
    if (!last) return unknown('elsewhere.lastDate');
    const isOnlyOne = number === 1 && untold.length === 0;
    return follows({ day: last, isOnlyOne }, matter);
  };
}

/** Convicted in another state or a federal court before this case ended; or later, of which a person must judge. */
export function convictedElsewhereEarlier(ifLater: Saying): FactCondition {
  return ofNewestElsewhere(({ day }, matter) => {
    const own = decided(matter);
    const earlier = before(day, own);
    return isSo(earlier) ? earlier : { ...judgement(ifLater), missing: own.missing };
  });
}

type Abroad = {
  /** What it means that the newest surely lies in that time. Where nothing is said, a person must judge that too. */
  readonly surely?: Fact;
};

/** Convicted in another state or a federal court after one day of this case, and not after another. */
export function convictedElsewhereDuring(
  start: DayOf,
  end: DayOf,
  inDoubt: Saying,
  { surely }: Abroad = {},
): FactCondition {
  return ofNewestElsewhere(({ day, isOnlyOne }, matter) => {
    const early = notAfter(day, start(matter));
    const inTime = notAfter(day, end(matter));
    // The older ones came earlier still; only of a single one is it enough that it came too late.
    if (isSo(early) || (isOnlyOne && isNot(inTime))) return never;
    if (surely && isNot(early) && isSo(inTime)) return surely;
    return { ...judgement(inDoubt), missing: [...early.missing, ...(isOnlyOne ? inTime.missing : [])] };
  });
}

/** A conviction of another state or a federal court between the sentence and its end. */
export function convictedElsewhereDuringSentence(inDoubt: Saying): FactCondition {
  return convictedElsewhereDuring(decided, endOfSentence, inDoubt);
}
