import { all, any, ask, type FactCondition, type Matter, not } from '../../condition.ts';
import type { Answers, Charge, Level } from '../../record.ts';
import { perhaps } from '../../vocabulary/doubts.ts';
import { about } from '../../vocabulary/facts.ts';
import { isUnder } from '../../vocabulary/statute.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import {
  allOf,
  always,
  assumedBy,
  type Fact,
  fact,
  judgement,
  never,
  opposite,
  unknown,
} from '../../when.ts';
import { assaultive, convictedOfCrime, felony, moreThanTenYears, tenYearsOrMore } from './offenses.ts';
import { said } from './said.ts';
import { assaultiveSections, numberOf, perhapsAssaultiveSections, sectionOf } from './sections.ts';

/** How many events there are at least and at most, as far as we were told. */
type Tally = { least: number; most: number; open: Fact; assumed: Fact['assumed'] };

const certain = (fact: Fact) => fact.latest === Number.NEGATIVE_INFINITY;
const possible = (fact: Fact) => fact.earliest === Number.NEGATIVE_INFINITY;

/** “One bad night”, MCL 780.621b: felonies of one event within 24 hours count once, unless one of them was grave. */
function oneBadNight(a: Matter, b: Matter, felonies: readonly Matter[]): Fact {
  const together = sameNight(a, b);
  if (!possible(together)) return never;
  const night = felonies.filter((each) => each === a || possible(sameNight(a, each)));
  return allOf([together, ...night.map((each) => ask(notGrave, each))]);
}

function sameNight(a: Matter, b: Matter): Fact {
  const told = [a, b].map(({ charge }) => charge.facts?.sameIncident24h);
  if (told.includes(false)) return never;
  const sameCase = a.charge.caseKey === b.charge.caseKey;
  const saidSo = told.every((answer) => answer === true);
  if (!sameCase && !saidSo) return never;
  const [first, second] = [a.charge.dateOf('offense'), b.charge.dateOf('offense')];
  const apart = Math.max(first.span.first - second.span.last, second.span.first - first.span.last);
  if (apart > 1) return never;
  const known = first.missing.length + second.missing.length === 0;
  return saidSo || known ? always : unknown(...first.missing, ...second.missing);
}

/** A weapon was used, or having one was the crime. */
const withWeapon = any(about('weapon'), ({ charge }) => fact(charge.weaponUsed === true));

const notGrave: FactCondition = not(any(assaultive, tenYearsOrMore, withWeapon));

/** Not to be said, for all that was not told or not settled among these. */
function openFor(facts: readonly Fact[]): Fact {
  const questions = [...new Set(facts.flatMap((each) => each.questions))];
  return { ...unknown(...new Set(facts.flatMap(({ missing }) => missing))), questions };
}

const isOpen = ({ missing, questions }: Fact) => missing.length + questions.length > 0;

/** Events that hang together count once: at least as few as the open questions allow, at most as many. */
function tally(record: readonly Matter[], which: FactCondition): Tally {
  const counted = record.map((matter) => ({ matter, such: ask(which, matter) }));
  const perhaps = counted.filter(({ such }) => possible(such));
  const sure = perhaps.filter(({ such }) => certain(such)).map(({ matter }) => matter);
  const members = perhaps.map(({ matter }) => matter);
  const links = members.flatMap((a, index) =>
    members.slice(index + 1).map((b) => oneBadNight(a, b, members)),
  );
  return {
    least: groups(sure, (a, b) => possible(oneBadNight(a, b, members))),
    most: groups(members, (a, b) => certain(oneBadNight(a, b, members))),
    open: openFor([...perhaps.map(({ such }) => such), ...links]),
    assumed: assumedBy([...perhaps.map(({ such }) => such), ...links]),
  };
}

function groups(members: readonly Matter[], linked: (a: Matter, b: Matter) => boolean): number {
  const left = new Set(members);
  let count = 0;
  for (const member of members) {
    if (!left.delete(member)) continue;
    count += 1;
    const reached = [member];
    for (let next = reached.pop(); next; next = reached.pop()) {
      for (const other of left) if (linked(next, other) && left.delete(other)) reached.push(other);
    }
  }
  return count;
}

/** More than so many events of this kind. */
export function moreThan(limit: number, which: FactCondition): FactCondition {
  return ofWholeRecord(({ record }): Fact => {
    const { least, most, open, assumed } = tally(record, which);
    const answer = least > limit ? always : most <= limit ? never : open;
    return { ...answer, assumed };
  });
}

/** How many of the convictions cleared before may have been of this level. */
function clearedBefore({ file }: Matter, wanted: Level): { most: number; missing: readonly string[] } {
  const { reliefReceived, reliefs } = file.answers;
  if (reliefs === undefined && reliefReceived === undefined)
    return { most: Number.POSITIVE_INFINITY, missing: ['reliefReceived'] };
  const told = reliefs ?? [];
  const untold = Math.max(0, (reliefReceived ?? told.length) - told.length);
  const most = untold + told.filter(({ level }) => level === undefined || level === wanted).length;
  const settled = untold === 0 && told.every(({ level }) => level !== undefined);
  return { most, missing: settled ? [] : ['reliefs'] };
}

const michiganFelony = all(convictedOfCrime, felony);

/** MCL 780.621(1)(a): more than three felonies close the application to everything. */
export const atMostThreeFelonies: FactCondition = ofWholeRecord((matter): Fact => {
  const { least, most, open, assumed } = tally(matter.record, michiganFelony);
  const before = clearedBefore(matter, 'felony');
  if (least > 3) return { ...never, assumed };
  if (most + before.most <= 3) return { ...always, assumed };
  const untold = openFor([open, unknown(...before.missing)]);
  if (isOpen(untold)) return untold;
  return judgement(said.setAsideFeloniesCount);
});

function clearedAsAssaultive({ reliefs = [] }: Answers) {
  return reliefs.filter(({ statute }) => statute !== undefined && isUnder(statute, assaultiveSections));
}

/** MCL 780.621(1)(b). Each conviction is judged as if it were one of the two the person asks for. */
export const atMostTwoAssaultiveCleared: FactCondition = (matter) => {
  const mine = ask(assaultive, matter);
  if (!possible(mine)) return always;
  const { reliefReceived, reliefs } = matter.file.answers;
  const told = reliefs ?? [];
  const violent = clearedAsAssaultive(matter.file.answers);
  if (violent.length >= 2) return opposite(mine);
  if (reliefReceived === undefined && reliefs === undefined) return unknown('reliefReceived');
  const open = told.filter(({ statute }) => statute === undefined).length;
  const untold = Math.max(0, (reliefReceived ?? told.length) - told.length);
  if (violent.length + open + untold >= 2) return unknown('reliefs');
  const perhaps = told.filter(
    ({ statute }) => statute !== undefined && isUnder(statute, perhapsAssaultiveSections),
  );
  return violent.length + open + untold + perhaps.length < 2 ? always : judgement(said.setAsideAssaultive);
};

/** Of the assaultive ones the person may choose two, or one if another was set aside before. */
const oneAssaultiveCleared: FactCondition = ({ file }) =>
  fact(clearedAsAssaultive(file.answers).length === 1);
export const twoAssaultive = { n: 2, among: perhaps(assaultive) };
export const oneMoreAssaultive = { n: 1, among: all(perhaps(assaultive), oneAssaultiveCleared) };

const isSameSection = (one: string, other: string) =>
  isUnder(one, [numberOf(other)]) || isUnder(other, [numberOf(one)]);

/** MCL 780.621(1)(c). Each is judged as if it were the one the person asks for. */
export const notClearedForSameCrime: FactCondition = (matter) => {
  const { charge, file } = matter;
  const section = sectionOf(charge);
  const same = (file.answers.reliefs ?? []).some(
    ({ level, statute }) =>
      level === 'felony' && statute !== undefined && section !== undefined && isSameSection(section, statute),
  );
  return same ? opposite(ask(moreThanTenYears, matter)) : always;
};

/** By the section; where one was not told, by what the charges were about. */
function isSameCrime({ charge: one }: Matter, { charge: other }: Matter): boolean {
  const [section, another] = [sectionOf(one), sectionOf(other)];
  return section !== undefined && another !== undefined
    ? isSameSection(section, another)
    : kindsOf(one) === kindsOf(other);
}

const kindsOf = ({ offense = [] }: Charge) => [...offense].sort().join();

/** Of felonies for the same crime that carry more than ten years, the person may choose one. */
export const oneOfSameCrime = {
  n: 1,
  among: all(felony, perhaps(moreThanTenYears)),
  alike: isSameCrime,
};

/** At most so many, with those cleared before: beyond that, the law does not say which ones are taken. */
export function withinAutomaticLimit(
  limit: number,
  which: FactCondition,
  level: 'misdemeanor' | 'felony',
): FactCondition {
  return ofWholeRecord((matter): Fact => {
    const such = matter.record.map((each) => ask(which, each));
    const before = clearedBefore(matter, level);
    if (such.filter(possible).length + before.most <= limit) return always;
    const open = openFor([...such, unknown(...before.missing)]);
    if (such.filter(certain).length <= limit && isOpen(open)) return open;
    return judgement(said.whichAreCleared);
  });
}

const assaultiveConviction = all(convictedOfCrime, assaultive);

/** At most one assaultive conviction on the record. */
export const atMostOneAssaultive: FactCondition = ofWholeRecord((matter): Fact => {
  const such = matter.record.map((each) => ask(assaultiveConviction, each));
  if (such.filter(possible).length <= 1) return always;
  if (such.filter(certain).length > 1) return never;
  return openFor(such);
});
