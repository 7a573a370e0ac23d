import type { FiledCharge } from '../../engine/case-file.ts';
import { all, any, ask, type FactCondition, type Matter, not } from '../../engine/condition.ts';
import {
  always,
  assuming,
  type Fact,
  fact,
  isNot,
  isSo,
  judgement,
  never,
  opposite,
  unknown,
} from '../../engine/when.ts';
import type { Saying } from '../../place/saying.ts';
import type { OffenseKind } from '../../record/record.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { about, ofLevel } from '../../vocabulary/facts.ts';
import { mustRegister } from '../../vocabulary/person.ts';
import { whereNotTold } from '../../vocabulary/readings.ts';
import { sections, under } from './code.ts';
import { graded, gradeOf } from './grades.ts';
import { said } from './said.ts';
import {
  isBurglary,
  isKidnapping,
  isOnlineCorruption,
  isSexCrime,
  isSexCrimeIfDesignated,
  isSexCrimeOfYoungPeople,
  isTraffickingInPart,
} from './sections.ts';

/** What is said where nobody told of a duty to register goes by a sex crime, so the question is put that way round. */
const sexCrime = whereNotTold(['registrable'], (matter) => opposite(maySetAside(matter)));

/** ORS 137.225(6): no sex crime of ORS 163A.005, save two narrow ways for people who were young. */
export const notASexCrime = not(sexCrime);

function maySetAside(matter: Matter): Fact {
  const { charge } = matter;
  const told = isSexCrime(charge);
  if (told === undefined) return byKind(matter);
  if (told) return ask(unlessVeryYoung, matter);
  if (isSexCrimeOfYoungPeople(charge)) return ask(any(misconductBefore18, freeAndCloseInAge), matter);
  if (isOnlineCorruption(charge)) return ask(onlineWithSomebodyClose, matter);
  if (isSo(ask(isTraffickingInPart, matter))) return unlessRegistering(charge, said.orderedToRegister);
  if (isSexCrimeIfDesignated(charge)) return ifDesignated(charge);
  if (isIncest(charge)) return ask(notAgainstAChild, matter);
  if (maySeekASexCrime(charge)) return unlessRegistering(charge, said.orderedToRegister);
  if (charge.registrable !== undefined) return fact(!charge.registrable);
  return charge.offense?.includes('sexual')
    ? assuming(said.notRegistered, always, charge.path('registrable'))
    : always;
}

const isIncest = sections('163.525');
const isSeldomSexCrime = sections('163.701 166.087');

/** Incest is a sex crime where a child was the victim. */
const notAgainstAChild = not(about('child_victim'));

/** Indecency, luring and a few more are sex crimes only after an earlier one, or where the court says so. */
function ifDesignated(charge: FiledCharge): Fact {
  const { registrable, offense, path } = charge;
  if (registrable !== undefined) return unlessRegistering(charge, said.orderedToRegister);
  const seldom = isSeldomSexCrime(charge);
  if (seldom && offense === undefined) return unknown(path('offense'));
  return seldom && !offense?.includes('sexual')
    ? assuming(said.notRegistered, always, path('registrable'))
    : unlessRegistering(charge, said.orderedToRegister);
}

/** Whoever does not have to register for it committed no sex crime. */
function unlessRegistering({ registrable }: FiledCharge, question: Saying): Fact {
  return registrable === undefined ? judgement(question) : fact(!registrable);
}

/** Kidnapping a child, and burglary in order to commit a sex crime. A parent's kidnapping in the second degree is none. */
function maySeekASexCrime(charge: FiledCharge): boolean {
  const has = (kind: OffenseKind) => charge.offense?.includes(kind) === true;
  return (
    (has('child_victim') && isKidnapping(charge) === true) || (has('sexual') && isBurglary(charge) === true)
  );
}

function byKind(matter: Matter): Fact {
  const { charge } = matter;
  const { offense, level } = charge;
  const grade = gradeOf(charge);
  if (offense === undefined) return unknown(charge.path('offense'));
  if (offense.includes('kidnapping') && offense.includes('child_victim') && level === 'felony')
    return unlessRegistering(charge, said.orderedToRegister);
  if (!offense.includes('sexual') || charge.registrable === false || level === 'infraction') return always;
  if (level === undefined) return unknown(charge.path('level'));
  if (level === 'felony' && grade === undefined) return unknown(charge.path('grade'));
  if (level === 'felony' && grade !== 'c')
    return assuming(said.sexCrimeLeftOut, never, charge.path('statute'));
  const named = charge.statute === undefined ? unknown(charge.path('statute')) : always;
  return ifFreeFromReporting(
    matter,
    ask(
      all(closeInAge, () => named),
      matter,
    ),
  );
}

/** The other person was under 18, and less than 5 years younger: nobody who was 23 or older can have been that close. */
const closeInAge: FactCondition = all(youngerThan(23), () => judgement(said.closeInAge));

const freeAndCloseInAge: FactCondition = (matter) => ifFreeFromReporting(matter, ask(closeInAge, matter));

/** Sexual misconduct is a sex crime only of somebody who was 18: ORS 163A.005(5)(n). */
const misconductBefore18 = all(under('163.445'), youngerThan(18));

/** The child was taken to be under 16, so whoever was 21 knew it to be more than 5 years younger: ORS 163.431. */
const onlineWithSomebodyClose: FactCondition = all(youngerThan(21), ({ charge }) =>
  unlessRegistering(charge, said.orderedToRegister),
);

/** Who must still register has not been freed from it, which these ways ask for first. */
function ifFreeFromReporting(matter: Matter, then: Fact): Fact {
  const registers = ask(mustRegister, matter);
  if (isSo(registers)) return ask(unlessVeryYoung, matter);
  return isNot(registers) ? then : registers;
}

/** A Class C felony done before the age of 16 has a way of its own: ORS 137.225(6)(f)(B). */
const unlessVeryYoung: FactCondition = all(ofLevel('felony'), graded('c'), youngerThan(16), () =>
  judgement(said.under16),
);
