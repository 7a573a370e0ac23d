import { all, any, ask, type FactCondition, not } from '../../condition.ts';
import { about, graded, ofLevel } from '../../vocabulary/facts.ts';
import { assuming, fact } from '../../when.ts';
import { sectionOf, within } from './sections.ts';

export const felony = ofLevel('felony');
const misdemeanor = ofLevel('misdemeanor');
export const infraction = ofLevel('infraction');

/** § 76-3-104: a misdemeanor without a class is an infraction or, in older city ordinances, of class B. */
const noClass: FactCondition = ({ charge }) =>
  charge.grade === 'ungraded'
    ? assuming('We counted a misdemeanor without a class as class B.', fact(true))
    : fact(false);

export const classA = all(misdemeanor, graded('a'));
export const classB = all(misdemeanor, any(graded('b'), noClass));
export const classC = all(misdemeanor, graded('c'));

const drunkKind = about('dui');
/** § 41-6a-501(2): drunk, drugged or impaired driving, and reckless driving because of drink or drugs. */
export const drunkDriving: FactCondition = (matter) => {
  const section = sectionOf(matter.charge);
  return section?.chapter === '41-6a'
    ? fact(within(section, '41-6a', 502, 503) || [512, 517].includes(section.number))
    : ask(drunkKind, matter);
};

const drugKind = all(about('drug_possession', 'marijuana'), not(about('drug_sale')));
/** Having drugs for oneself, or the gear for it. Selling, or having them to sell, is another offense. */
export const drugPossession: FactCondition = (matter) => {
  const section = sectionOf(matter.charge);
  if (section && (within(section, '58-37a', 5, 6) || within(section, '76-18', 207, 208))) return fact(true);
  const part = section && within(section, '58-37', 8, 9) ? /8\((\d)\)/.exec(section.text)?.[1] : undefined;
  return part === undefined ? ask(drugKind, matter) : fact(part === '2');
};

const drivingKind = all(about('traffic'), not(drunkDriving));

/** § 77-40a-101: title 41 chapter 6a, 53-3 part 2 and title 73 chapter 18, but not drunk or reckless driving. */
const trafficKind: FactCondition = (matter) => {
  const section = sectionOf(matter.charge);
  if (section) {
    const { chapter } = section;
    if (chapter === '41-6a') return fact(!within(section, '41-6a', 500, 600));
    if (chapter === '73-18') return fact(!within(section, '73-18', 13, 14));
    return fact(within(section, '53-3', 200, 300));
  }
  const traffic = ask(drivingKind, matter);
  return matter.charge.statute === undefined && traffic.latest === Number.NEGATIVE_INFINITY
    ? assuming('We assumed that it was not reckless driving.', traffic, matter.charge.path('statute'))
    : traffic;
};

/** A traffic offense, as the law on expungement means it: a ticket, or of class B or C. */
export const trafficOffense = all(trafficKind, any(infraction, classB, classC));
