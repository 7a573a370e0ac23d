import { all, any, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import {
  allOf,
  always,
  anyOf,
  assuming,
  fact,
  isNot,
  isSo,
  judgement,
  never,
  opposite,
} from '../../engine/when.ts';
import { rule } from '../../place/relief.ts';
import { elsewhere } from '../../vocabulary/elsewhere.ts';
import { about, anything, ended, felony, inAdultCourt } from '../../vocabulary/facts.ts';
import { endedEarlier } from '../../vocabulary/other-cases.ts';
import { mustRegister } from '../../vocabulary/person.ts';
import { byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { leftOutLaw } from './cites.ts';
import { under } from './code.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';

/** § 411.074(b)(1)(B) and (C): murder, aggravated kidnapping, trafficking, injury to a child, stalking and the like. §§ 22.01(b)(2) and 25.11 are always family violence. */
const listedSections = '19.02 19.03 20.04 20A.02 20A.03 22.01(b)(2) 22.04 22.041 25.07 25.072 25.11 42.072';

/** Manslaughter is a second degree felony, plain kidnapping a third; harassment is a misdemeanor, stalking a felony. */
const readAsListed = any(
  all(about('homicide'), not(graded('2', '3', 'state_jail'))),
  all(about('kidnapping'), felony, not(graded('3', 'state_jail'))),
  all(about('harassment'), felony),
  about('protection_order', 'child_victim'),
  all(about('elder_victim'), about('assault', 'violent')),
);

const readSo = readAs(always, said.leftOutByKind);
/** Trafficking others and asking for a child are left out, other felonies of this kind are not. */
const perhapsListed = byKind([all(felony, onlySectionTells), 'prostitution']);

const listed = under(listedSections, (matter) => {
  const read = ask(readAsListed, matter);
  return isSo(read) ? readSo(matter) : anyOf([read, perhapsListed(matter)]);
});

const foundGuilty = all(inAdultCourt, ended('convicted', 'deferred', 'pardoned'));

/** Art. 62.001(5)(F): a second indecent exposure, unless that one was deferred. */
const exposure = under('21.08');
const secondExposure = all(exposure, not(ended('deferred')), endedEarlier(all(foundGuilty, exposure)));

/** Every section that art. 62.001(5) names, and the attempts of chapter 15, which do not tell at what. */
const mayBeRegistered = under(
  '15.01–15.05 20.02 20.03 20.04 20A.02 20A.03 21.02 21.08 21.09 21.11 22.011 22.021 25.02 30.02 33.021 43.02 43.021 43.04 43.05 43.25 43.26',
  anything,
);
const notRegistrable = any(under('21.07 21.08 43.02'), not(mayBeRegistered));

/** Code Crim. Proc. art. 62.001(5)(A), (B) and (J): those that call for it always, whatever else was told of them. */
const alwaysRegistered = under('21.02 21.09 21.11 22.011 22.021 25.02 33.021 43.04 43.05 43.25 43.26');

const secondDegree = all(felony, graded('2'));
/** Paying for sex is a felony of the second degree where a minor was asked: art. 62.001(5)(B-1). */
const paidMinor = all(under('43.021'), secondDegree);
/** Until August 2021 that stood in § 43.02: an act of 2015, which was not read, is said to list it. */
const paidMinorBefore = all(under('43.02'), secondDegree);

/** Holding or kidnapping somebody under 17 calls for it too, where the judge found that: art. 42.015. */
const heldChild = all(under('20.02 20.03'), about('child_victim'));

/** Public lewdness, a first indecent exposure and what the list does not name call for no registration; other sex crimes are taken to. */
const registrable = whereNotTold(['registrable'], (matter) => {
  const { registrable, path } = matter.charge;
  if (registrable !== undefined) return fact(registrable);
  if (isSo(ask(secondExposure, matter))) return always;
  const minor = ask(paidMinor, matter);
  if (!isNot(minor)) return minor;
  const minorBefore = ask(paidMinorBefore, matter);
  if (!isNot(minorBefore)) return isSo(minorBefore) ? judgement(said.paidMinor) : minorBefore;
  if (isSo(ask(notRegistrable, matter))) return never;
  if (isSo(ask(alwaysRegistered, matter))) return always;
  if (isSo(ask(heldChild, matter))) return assuming(said.childUnder17, always, path('registrable'));
  const sexual = ask(about('sexual'), matter);
  return isSo(sexual) ? assuming(said.sexCrimeRegistered, always, path('registrable')) : sexual;
});

const leftOut: FactCondition = any(about('domestic_violence'), registrable, listed);

const spoils = all(foundGuilty, leftOut);

/** One such offense anywhere in a life closes sealing for everything. */
const neverLeftOut: Condition = ofWholeRecord((matter) => {
  const { number } = elsewhere(matter);
  return allOf([
    ...matter.record.map((each) => opposite(ask(spoils, each))),
    opposite(ask(mustRegister, matter)),
    number === 0 ? always : assuming(said.noneLeftOutElsewhere, always),
  ]);
});

export const notLeftOut = [
  rule(
    'not-left-out',
    'It was not murder, “aggravated” kidnapping, trafficking or stalking. It was not a sex crime you must register for, and not family violence. It was not hurting a child or an old person, or breaking a protective order',
    not(leftOut),
    leftOutLaw,
    { otherwise: 'It is one of the crimes that Texas never seals' },
  ),
  rule(
    'none-left-out-ever',
    'You never had a conviction or deferred case for one of those',
    neverLeftOut,
    leftOutLaw,
    { otherwise: 'You had a conviction or deferred case for a crime that Texas never seals' },
  ),
];
