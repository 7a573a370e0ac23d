import { all, any, ask, type FactCondition, not } from '../../engine/condition.ts';
import { always, assuming, fact, never } from '../../engine/when.ts';
import type { Charge } from '../../record/record.ts';
import { about, convicted, inAdultCourt, infraction, misdemeanor } from '../../vocabulary/facts.ts';
import { byKind, readAs } from '../../vocabulary/readings.ts';
import { sections, told, under } from './code.ts';
import { graded, gradeOf } from './grades.ts';
import { said } from './said.ts';

/** § 76-3-104: a misdemeanor without a class is an infraction or, in older city ordinances, of class B. */
const noClass: FactCondition = ({ charge }) =>
  gradeOf(charge) === 'ungraded' ? assuming(said.ungradedAsClassB, always) : fact(false);

export const classA = all(misdemeanor, graded('a'));
export const classB = all(misdemeanor, any(graded('b'), noClass));
export const classC = all(misdemeanor, graded('c'));
export const classBOrC = any(classB, classC);

const drunkKind = about('dui');
const ofTrafficCode = sections('41-6a-*');
const asDrunkDriving = under('41-6a-502–41-6a-503 41-6a-512 41-6a-517 41-6a-520–41-6a-520.9', about('dui'));
/** § 41-6a-501(2): drunk, drugged or impaired driving, refusing the test, and reckless driving because of drink. § 41-6a-503 says when it is a felony. */
export const drunkDriving: FactCondition = (matter) =>
  ask(ofTrafficCode(matter.charge) ? asDrunkDriving : drunkKind, matter);

const drugKind = all(about('drug_possession', 'marijuana'), not(about('drug_sale')));
/** Having drugs for oneself, or the gear for it. Selling, or having them to sell, is another offense. */
export const drugPossession: FactCondition = any(under('58-37a-5 76-18-207 58-37-8(2)'), (matter) =>
  toldByParagraph(matter.charge) ? never : ask(drugKind, matter),
);
const toldByParagraph = (charge: Charge) =>
  told(charge).some(({ number, part }) => number === '58-37-8' && part !== '');

/** § 77-40a-101: title 41 chapter 6a, 53-3 part 2 and title 73 chapter 18, but not drunk or reckless driving. */
const trafficKind = under(
  '41-6a-1–41-6a-499.9 41-6a-600–41-6a-9999 53-3-200–53-3-299.9 73-18-1–73-18-12.9 73-18-14–73-18-9999',
  all(not(drunkDriving), byKind([readAs(always, said.notReckless), 'traffic'])),
);

/** A traffic offense, as the law on expungement means it: a ticket, or of class B or C. */
export const trafficOffense = all(trafficKind, any(infraction, classBOrC));

export const conviction = all(inAdultCourt, convicted);
export const crimeConviction = all(conviction, not(trafficOffense));
/** Tickets and traffic offenses do not count, nor what a youth court found. */
export const counted = all(crimeConviction, not(infraction));
