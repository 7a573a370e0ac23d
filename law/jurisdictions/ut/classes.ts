import { all, any, ask, type FactCondition, not } from '../../condition.ts';
import { about, convicted, graded, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { byKind, readAs } from '../../vocabulary/readings.ts';
import { always, assuming, fact } from '../../when.ts';
import { said } from './said.ts';
import { byCode, isAmong, sectionOf } from './sections.ts';

export const felony = ofLevel('felony');
const misdemeanor = ofLevel('misdemeanor');
export const infraction = ofLevel('infraction');

/** § 76-3-104: a misdemeanor without a class is an infraction or, in older city ordinances, of class B. */
const noClass: FactCondition = ({ charge }) =>
  charge.grade === 'ungraded' ? assuming(said.ungradedAsClassB, always) : fact(false);

export const classA = all(misdemeanor, graded('a'));
export const classB = all(misdemeanor, any(graded('b'), noClass));
export const classC = all(misdemeanor, graded('c'));
export const classBOrC = any(classB, classC);

const drunkKind = about('dui');
/** § 41-6a-501(2): drunk, drugged or impaired driving, refusing the test, and reckless driving because of drink. */
export const drunkDriving: FactCondition = (matter) => {
  const section = sectionOf(matter.charge);
  return section?.chapter === '41-6a'
    ? fact(isAmong(section, { '41-6a': [[502, 503], 512, 517, [520, 521]] }))
    : ask(drunkKind, matter);
};

const drugKind = all(about('drug_possession', 'marijuana'), not(about('drug_sale')));
/** Having drugs for oneself, or the gear for it. Selling, or having them to sell, is another offense. */
export const drugPossession: FactCondition = (matter) => {
  const section = sectionOf(matter.charge);
  if (section && isAmong(section, { '58-37a': [5], '76-18': [207] })) return always;
  const part = /58-37-8\((\d)\)/.exec(matter.charge.statute ?? '')?.[1];
  return part ? fact(part === '2') : ask(drugKind, matter);
};

/** § 77-40a-101: title 41 chapter 6a, 53-3 part 2 and title 73 chapter 18, but not drunk or reckless driving. */
const trafficKind = byCode(
  {
    '41-6a': [
      [0, 500],
      [600, Infinity],
    ],
    '53-3': [[200, 300]],
    '73-18': [
      [0, 13],
      [14, Infinity],
    ],
  },
  all(not(drunkDriving), byKind([readAs(always, said.notReckless), 'traffic'])),
);

/** A traffic offense, as the law on expungement means it: a ticket, or of class B or C. */
export const trafficOffense = all(trafficKind, any(infraction, classBOrC));

export const conviction = all(inAdultCourt, convicted);
export const crimeConviction = all(conviction, not(trafficOffense));
/** Tickets and traffic offenses do not count, nor what a youth court found. */
export const counted = all(crimeConviction, not(infraction));
