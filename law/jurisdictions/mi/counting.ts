import { all, any, ask, type FactCondition, type Matter, not } from '../../engine/condition.ts';
import {
  allOf,
  always,
  type Fact,
  fact,
  isNot,
  isSo,
  judgement,
  never,
  opposite,
  unknown,
} from '../../engine/when.ts';
import type { NumberLimit } from '../../place/relief.ts';
import type { Charge, Level } from '../../record/record.ts';
import {
  clearedBefore,
  clearedOfLevel,
  noMoreThanWithCleared,
  undecidedOr,
} from '../../vocabulary/cleared-before.ts';
import { noMoreThan, undecidedBy } from '../../vocabulary/convictions.ts';
import { perhaps } from '../../vocabulary/doubts.ts';
import { eventsOf, type Together } from '../../vocabulary/events.ts';
import { about, weaponUsed } from '../../vocabulary/facts.ts';
import { daysApart } from '../../vocabulary/order.ts';
import { mostOf, ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { cite, sameSection } from './code.ts';
import { assaultive, convictedOfCrime, felony, moreThanTenYears, tenYearsOrMore } from './offenses.ts';
import { said } from './said.ts';
import { isNamedAssaultive, isPerhapsAssaultive } from './sections.ts';

/** A weapon was used, or having one was the crime. */
const withWeapon = any(about('weapon'), weaponUsed);

const notGrave: FactCondition = not(any(assaultive, tenYearsOrMore, withWeapon));

/** “One bad night”, MCL 780.621b: felonies of one event within 24 hours count once, unless one of them was grave. */
const oneBadNight: Together = (one, other, felonies) => {
  const together = sameNight(one, other);
  if (isNot(together)) return never;
  const night = felonies.filter((each) => each === one || !isNot(sameNight(one, each)));
  return allOf([together, ...night.map((each) => ask(notGrave, each))]);
};

/** Of one case, or as the person says. */
function sameNight({ charge: one }: Matter, { charge: other }: Matter): Fact {
  const told = [one, other].map(({ facts }) => facts?.sameIncident24h);
  const saidSo = told.every((answer) => answer === true);
  if (told.includes(false) || !(saidSo || one.caseKey === other.caseKey)) return never;
  const near = daysApart(1, one.dateOf('offense'), other.dateOf('offense'));
  return saidSo && !isNot(near) ? always : near;
}

/** More than so many events of this kind. */
export const moreThan = (limit: number, which: FactCondition): FactCondition =>
  ofWholeRecord(not(noMoreThan(limit, eventsOf(which, oneBadNight))));

/** MCL 780.621(1)(a): more than three felonies close the application to everything. */
export const atMostThreeFelonies = noMoreThanWithCleared(
  3,
  eventsOf(all(convictedOfCrime, felony), oneBadNight),
  clearedOfLevel('felony'),
  said.setAsideFeloniesCount,
);

/** MCL 780.621(1)(b). Each conviction is judged as if it were one of the two the person asks for. */
export const atMostTwoAssaultiveCleared: FactCondition = (matter) => {
  const mine = ask(assaultive, matter);
  if (isNot(mine)) return always;
  const { told, more, missing } = clearedBefore(matter);
  const such = told.filter(isNamedAssaultive).length;
  if (such >= 2) return opposite(mine);
  const untold = told.filter(({ statute }) => statute === undefined).length + more;
  if (such + untold >= 2) return unknown(...(missing.length > 0 ? missing : ['reliefs']));
  const unsettled = told.filter(isPerhapsAssaultive).length;
  return such + untold + unsettled < 2 ? always : judgement(said.setAsideAssaultive);
};

/** Of the assaultive ones the person may choose two, or one if another was set aside before. */
const oneAssaultiveCleared: FactCondition = (matter) =>
  fact(clearedBefore(matter).told.filter(isNamedAssaultive).length === 1);
export const twoAssaultive: NumberLimit = {
  id: 'two-assaultive',
  text: 'Michigan sets aside at most two violent (assaultive) convictions in your life.',
  cite: cite('780.621(1)(b)'),
  n: 2,
  among: all(perhaps(assaultive), not(oneAssaultiveCleared)),
};
export const oneMoreAssaultive: NumberLimit = {
  id: 'one-more-assaultive',
  text: 'Michigan sets aside at most two violent (assaultive) convictions in your life.',
  cite: cite('780.621(1)(b)'),
  n: 1,
  among: all(perhaps(assaultive), oneAssaultiveCleared),
};

/** MCL 780.621(1)(c). Each is judged as if it were the one the person asks for. */
export const notClearedForSameCrime: FactCondition = (matter) => {
  const same = clearedBefore(matter).told.some(
    (cleared) => cleared.level === 'felony' && sameSection(matter.charge, cleared),
  );
  return same ? opposite(ask(moreThanTenYears, matter)) : always;
};

const kindsOf = ({ offense = [] }: Charge) => [...offense].sort().join();

/** Of felonies for the same crime that carry more than ten years, the person may choose one. */
export const oneOfSameCrime: NumberLimit = {
  id: 'one-of-the-same-crime',
  text: 'Of several felonies for the same crime that carry more than 10 years, Michigan sets aside only one.',
  cite: cite('780.621(1)(c)'),
  n: 1,
  among: all(felony, perhaps(moreThanTenYears)),
  /** By the section; where one was not told, by what the charges were about. */
  alike: ({ charge: one }: Matter, { charge: other }: Matter) =>
    sameSection(one, other) ?? kindsOf(one) === kindsOf(other),
};

/** At most so many, with those cleared before: beyond that, the law does not say which ones are taken. */
export function withinAutomaticLimit(limit: number, which: FactCondition, level: Level): FactCondition {
  const cleared = clearedOfLevel(level);
  return ofWholeRecord((matter): Fact => {
    const such = matter.record.map((each) => ask(which, each));
    const possible = matter.record.filter((each) => !isNot(ask(which, each)));
    const before = cleared(matter);
    if (mostOf(possible) + before.most <= limit) return always;
    const unsettled = judgement(said.whichAreCleared);
    return such.filter(isSo).length > limit ? unsettled : undecidedOr(unsettled, [...such, ...before.facts]);
  });
}

const assaultiveConviction = all(convictedOfCrime, assaultive);

/** At most one assaultive conviction on the record. */
export const atMostOneAssaultive: FactCondition = ofWholeRecord((matter): Fact => {
  const such = matter.record.map((each) => ask(assaultiveConviction, each));
  const possible = matter.record.filter((each) => !isNot(ask(assaultiveConviction, each)));
  if (mostOf(possible) <= 1) return always;
  // What takes them for convictions stays known: a case that was put off in truth is none.
  const sure = such.filter(isSo);
  return sure.length > 1 ? opposite(allOf(sure)) : undecidedBy(such);
});
