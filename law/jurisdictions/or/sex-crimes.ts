import type { FiledCharge } from '../../case-file.ts';
import { all, ask, type FactCondition, type Matter, not } from '../../condition.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { about, graded, ofLevel } from '../../vocabulary/facts.ts';
import { mustRegister } from '../../vocabulary/person.ts';
import { always, assuming, type Fact, fact, isNot, isSo, judgement, never, unknown } from '../../when.ts';
import { said } from './said.ts';
import {
  isOneOf,
  type Section,
  sectionOf,
  sexCrimes,
  sexCrimesIfDesignated,
  sexCrimesOfYoungPeople,
} from './sections.ts';

/** ORS 137.225(6): no sex crime of ORS 163A.005, save two narrow ways for people who were young. */
export const notASexCrime: FactCondition = (matter) => {
  const { charge } = matter;
  const section = sectionOf(charge);
  if (!section) return byKind(matter);
  if (isOneOf(section, sexCrimes)) return ask(unlessVeryYoung, matter);
  if (isOneOf(section, sexCrimesOfYoungPeople))
    return ifFreeFromReporting(matter, judgement(said.closeInAge));
  if (isOneOf(section, sexCrimesIfDesignated)) return ifDesignated(charge, section);
  if (section.number === '163.525') return ask(notAgainstAChild, matter);
  if (charge.registrable === true) return never;
  return charge.offense?.includes('sexual')
    ? assuming(said.notRegistered, always, charge.path('registrable'))
    : always;
};

/** Incest is a sex crime where a child was the victim. */
const notAgainstAChild = not(about('child_victim'));

/** Indecency, luring and a few more are sex crimes only after an earlier one, or where the court says so. */
function ifDesignated({ registrable, offense, path }: FiledCharge, section: Section): Fact {
  if (registrable !== undefined) return fact(!registrable);
  const seldom = section.number === '163.701' || section.number === '166.087';
  if (seldom && offense === undefined) return unknown(path('offense'));
  return seldom && !offense?.includes('sexual')
    ? assuming(said.notRegistered, always, path('registrable'))
    : judgement(said.orderedToRegister);
}

function byKind(matter: Matter): Fact {
  const { charge } = matter;
  const { offense, level, grade } = charge;
  if (offense === undefined) return unknown(charge.path('offense'));
  if (!offense.includes('sexual') || charge.registrable === false || level === 'infraction') return always;
  if (level === undefined) return unknown(charge.path('level'));
  if (level === 'felony' && grade === undefined) return unknown(charge.path('grade'));
  if (level === 'felony' && grade !== 'c')
    return assuming(said.sexCrimeLeftOut, never, charge.path('statute'));
  const named = charge.statute === undefined ? unknown(charge.path('statute')) : judgement(said.closeInAge);
  return ifFreeFromReporting(matter, named);
}

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
