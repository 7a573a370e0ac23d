import {
  all,
  allAmong,
  any,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
  not,
  when,
} from '../../engine/condition.ts';
import {
  allOf,
  always,
  anyOf,
  type Fact,
  fact,
  isSo,
  judgement,
  opposite,
  perhapsAlready,
  unknown,
  type When,
} from '../../engine/when.ts';
import type { Requirement } from '../../place/relief.ts';
import { type Period, years } from '../../record/day.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { lastFelonyElsewhere } from '../../vocabulary/elsewhere.ts';
import { chargeFact, ended, inAdultCourt, ofLevel, sentencedTo } from '../../vocabulary/facts.ts';
import { decided, notAfter } from '../../vocabulary/order.ts';
import { called, elapsed, sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { companions, ofWholeRecord, those } from '../../vocabulary/whole-record.ts';
import { erased, ofFelony } from './offenses.ts';
import { said } from './said.ts';

/** A pardon does not seal, so a pardoned conviction is still one. */
export const found = ended('convicted', 'pardoned');

export const under19 = youngerThan(19);

/** The judge replaced the conviction by a youthful offender finding. */
export const youthfulOffender = chargeFact('youthfulOffender', false, said.noYouthfulOffenderStatus);

/** Nobody who was 19 or older can be one, and nobody is asked. */
const notYouthful = any(not(under19), not(youthfulOffender));

/** Criminal contempt is a crime, contempt of a civil court is none. */
const aCrime: FactCondition = ({ charge }) => {
  if (charge.level !== undefined) return fact(charge.level !== 'infraction');
  return charge.offense?.includes('contempt')
    ? judgement(said.criminalContempt)
    : unknown(charge.path('level'));
};

export const misdemeanor = all(aCrime, not(ofFelony));

export const conviction = all(inAdultCourt, found, notYouthful);
export const crimeConviction = all(conviction, aCrime);
export const droppedCharge = all(
  inAdultCourt,
  ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred'),
);
export const violation = all(inAdultCourt, found, ofLevel('infraction'));

/** A conviction that counts against others: what was expunged never happened. */
export const crime = all(crimeConviction, not(erased));
export const felony = all(crime, ofFelony);
const crimes = those(crime);

/**
 * Since the sentence, or since the last release where that was later. Back in jail after a revocation, the wait starts
 * over on the day of that release.
 */
export function sinceSentenceOrRelease(period: Period): Requirement {
  const waitedOut = waited(period).since('conviction', 'released');
  const counted: Condition = (matter) => {
    const { probationRevoked, revokedDate, dateOf } = matter.charge;
    const whole = ask(waitedOut, matter);
    const lockedUpAgain = probationRevoked || revokedDate !== undefined;
    return lockedUpAgain ? allOf([whole, elapsed(period, dateOf('released'))]) : whole;
  };
  return waited(period).counted(counted).since('conviction', 'released');
}

/** Another conviction is not newer than this one; those of one case never are. */
export function notNewer(theirs: Matter, mine: Matter): Fact {
  const isSameCase = theirs.charge.caseKey === mine.charge.caseKey;
  return isSameCase ? always : notAfter(decided(theirs), decided(mine));
}

/** It must hold of every crime of the record, seen from this charge. */
export function ofEveryCrime(holds: (crime: Matter, matter: Matter) => Fact): FactCondition;
export function ofEveryCrime(holds: (crime: Matter, matter: Matter) => When): Condition;
export function ofEveryCrime(holds: (crime: Matter, matter: Matter) => When): Condition {
  return (matter) =>
    allAmong(crimes(matter), ({ other, is }) => {
      const held = holds(other, matter);
      return is === always || held === always ? held : anyOf([opposite(is), held]);
    });
}

/** It must hold of every crime that is newer than this one. */
export function ofEveryNewerCrime(holds: FactCondition): FactCondition;
export function ofEveryNewerCrime(holds: Condition): Condition;
export function ofEveryNewerCrime(holds: Condition): Condition {
  return ofEveryCrime((other, matter) => {
    const isOlder = notNewer(other, matter);
    return isOlder === always ? always : anyOf([isOlder, ask(holds, other)]);
  });
}

/** § 160.57(1)(b)(i)–(ii): a newer conviction for a crime, before this one is sealed, starts the wait again. */
export function waitedSinceLastCrime(period: Period): Requirement {
  const own = sinceSentenceOrRelease(period);
  return waited(period)
    .counted(all(own, ofEveryNewerCrime(own)), 'A newer crime starts the wait again')
    .since('conviction', 'released');
}

/** For any crime of the record. */
export const lastSentenceOrRelease = called('your last sentence or release for any crime', 'released');

/** Since the newest sentence or release for any crime of the record. */
export const sinceEveryCrime = (wait: Condition): Condition =>
  ofWholeRecord(ofEveryCrime((other) => ask(wait, other)));

/** A fine or a discharge is no supervision. */
const supervised = sentencedTo('jail', 'prison', 'probation', 'supervision', 'suspended');

/** § 160.57(1)(b)(iv), (8): not in custody, on probation, on parole or on post-release supervision for it. */
export const supervisionOver: Condition = when(supervised, sentenceOver, () => always);

/** § 160.57(1)(b)(ix) applies only once federal records can be searched. Nothing we read says that they can. */
export const noNewFelonyElsewhere: Condition = (matter) => {
  const last = lastFelonyElsewhere(matter);
  if (!last || isSo(notAfter(last, decided(matter)))) return always;
  const heldBack = elapsed(years(8), last);
  const told = matter.file.answers.elsewhere?.felonies !== undefined;
  return told ? perhapsAlready(heldBack, said.newerFelonyElsewhere) : heldBack;
};

/** Another charge of the same case is such. */
export const inSameCase =
  (such: FactCondition): FactCondition =>
  (matter) =>
    anyOf(companions(matter).map((other) => ask(such, other)));

/** A conviction for a crime. An expunged one is an end in the person's favor. */
export const crimeInCase = inSameCase(crime);

export const violationInCase = inSameCase(all(violation, not(erased)));
