import type { FiledCharge } from '../../case-file.ts';
import { all, ask, type FactCondition, type Matter, not } from '../../condition.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { about, graded, ofLevel } from '../../vocabulary/facts.ts';
import { mustRegister } from '../../vocabulary/person.ts';
import { always, assuming, type Fact, fact, judgement, never, unknown } from '../../when.ts';
import {
  isOneOf,
  type Section,
  sectionOf,
  sexCrimes,
  sexCrimesIfDesignated,
  sexCrimesOfYoungPeople,
} from './sections.ts';

const closeInAge =
  'Were you less than 5 years older than the other person, who was at least 14? Was age the only reason it was a crime?';
const under16 =
  'Were you under 16, and was the other person at least 12 and less than 3 years younger? Was age the only reason it was a crime?';
const notRegistered = 'We assumed that you did not have to register as a sex offender for this.';
const designated = 'Did the court order you to register as a sex offender for this?';

/** ORS 137.225(6): no sex crime of ORS 163A.005, save two narrow ways for people who were young. */
export const notASexCrime: FactCondition = (matter) => {
  const { charge } = matter;
  const section = sectionOf(charge);
  if (!section) return byKind(matter);
  if (isOneOf(section, sexCrimes)) return ask(unlessVeryYoung, matter);
  if (isOneOf(section, sexCrimesOfYoungPeople)) return ifFreeFromReporting(matter, judgement(closeInAge));
  if (isOneOf(section, sexCrimesIfDesignated)) return ifDesignated(charge, section);
  if (section.number === '163.525') return ask(notAgainstAChild, matter);
  if (charge.registrable === true) return never;
  return charge.offense?.includes('sexual')
    ? assuming(notRegistered, always, charge.path('registrable'))
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
    ? assuming(notRegistered, always, path('registrable'))
    : judgement(designated);
}

function byKind(matter: Matter): Fact {
  const { charge } = matter;
  const { offense, level, grade } = charge;
  if (offense === undefined) return unknown(charge.path('offense'));
  if (!offense.includes('sexual') || charge.registrable === false || level === 'infraction') return always;
  if (level === undefined) return unknown(charge.path('level'));
  if (level === 'felony' && grade === undefined) return unknown(charge.path('grade'));
  if (level === 'felony' && grade !== 'c')
    return assuming('We read this as a sex crime that is always left out.', never, charge.path('statute'));
  const named = charge.statute === undefined ? unknown(charge.path('statute')) : judgement(closeInAge);
  return ifFreeFromReporting(matter, named);
}

/** Who must still register has not been freed from it, which these ways ask for first. */
function ifFreeFromReporting(matter: Matter, then: Fact): Fact {
  const registers = ask(mustRegister, matter);
  if (registers.latest === Number.NEGATIVE_INFINITY) return ask(unlessVeryYoung, matter);
  return registers.earliest === Number.POSITIVE_INFINITY ? then : registers;
}

/** A Class C felony done before the age of 16 has a way of its own: ORS 137.225(6)(f)(B). */
const unlessVeryYoung: FactCondition = all(ofLevel('felony'), graded('c'), youngerThan(16), () =>
  judgement(under16),
);
