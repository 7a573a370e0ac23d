import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, fact, judgement, never } from '../../engine/when.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import {
  about,
  chargeFact,
  chargeFactAsked,
  ended,
  felony,
  inAdultCourt,
  infraction,
  misdemeanor,
} from '../../vocabulary/facts.ts';
import { endedEarlier } from '../../vocabulary/other-cases.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { partUntold, under } from './code.ts';
import { graded, gradeOf } from './grades.ts';
import { said } from './said.ts';

const killing = when(felony, readAs(always, said.listedKilling), readAs(never, said.vehicularHomicide));
const sexual = when(
  any(felony, about('child_victim')),
  readAs(always, said.listedSexCrime),
  onlySectionTells,
);
const withChild = when(
  about('assault', 'violent', 'harassment', 'alcohol_minor', 'drug_sale'),
  onlySectionTells,
  readAs(always, said.childCrime),
);

/** Murder, manslaughter, rape, crimes against children. The numbers from 21-34 to 21-36 were repealed in 2011. */
const parts = '21-5504(a)(3) 21-5504(a)(4) 21-5504(b) 21-5505(b) 21-5604(b) 21-3505(a)(2) 21-3505(a)(3)';
const newSections = '21-5401–21-5405 21-5503 21-5506 21-5508 21-5510 21-5514 21-5601 21-5602';
const oldSections =
  '21-3401–21-3404 21-3439 21-3442 21-3502–21-3504 21-3506 21-3510 21-3511 21-3516 21-3603 21-3608 21-3608a 21-3609';

const onTheList = under(
  `${newSections} ${oldSections} 21-3518 ${parts}`,
  byKind([killing, 'homicide'], [sexual, 'sexual'], [withChild, 'child_victim']),
);

/** Conspiracy and solicitation. Accounts of the list speak of attempts, and of no other crime before the crime. */
const plotted: FactCondition = ({ charge }) => fact(/21-(?:530[23]|330[23])\b/.test(charge.statute ?? ''));

const unlessPlotted = (listed: FactCondition): FactCondition =>
  when(
    plotted,
    all(listed, () => judgement(said.plottedListedCrime)),
    listed,
  );

const inList = unlessPlotted(onTheList);

/** Driving a truck or bus drunk: neither the conviction nor a diversion can be expunged. */
export const commercialDui = under('8-2,144');

/** Sexual battery of a grown-up can be expunged; of a child it cannot. */
const dependsOnAge = all(under('21-5505(a) 21-3517'), chargeFactAsked('victimUnder18'));
const partOpen = all(partUntold(parts), () => judgement(said.partOfSection));

/** K.S.A. 21-6614(e): these convictions, and attempts, can never be expunged. */
export const neverExpunged: FactCondition = any(inList, commercialDui, dependsOnAge, partOpen);

/** K.S.A. 38-2312(b), which names attempts too. */
export const neverExpungedYouth: FactCondition = unlessPlotted(
  under(
    `21-5401–21-5405 21-5503 21-5504(b) 21-5506 21-5508 21-5510 21-5601 21-5602 21-5604(b) ${oldSections}`,
    byKind([killing, 'homicide'], [sexual, 'sexual'], [withChild, 'child_victim']),
  ),
);

const drunkDriving = under('8-1567', byKind([() => always, 'dui']));
const drivenDrunkBefore = endedEarlier(
  all(inAdultCourt, drunkDriving, ended('convicted', 'pardoned', 'diverted', 'deferred')),
);
/** The first one is a class B misdemeanor, the second class A, and a later one can be a felony. */
const classA: FactCondition = ({ charge }) => fact(gradeOf(charge) === 'a');
const notTheFirst = any(
  felony,
  all(misdemeanor, classA),
  drivenDrunkBefore,
  chargeFact('earlierDui', false, said.firstDui),
);
const inShortWindow = all(committedBefore('2015-07-01'), not(committedBefore('2014-07-01')));

const beforeTenYears = committedBefore('2006-07-01');

/**
 * K.S.A. 21-6614(d). For a second one from July 2014 to June 2015 the law of that year had seven years, and before July
 * 2006 it had five, whatever the number.
 */
export const laterDui = all(drunkDriving, notTheFirst, not(any(beforeTenYears, inShortWindow)));
export const laterDuiThatYear = all(drunkDriving, notTheFirst, inShortWindow);

const drugCrime = any(about('drug_possession', 'drug_sale', 'marijuana'), under('21-5703–21-5716'));

/** Drug levels: 1 to 4 until June 2012, with the fourth the lowest, and 1 to 5 since. */
const lowestDrugLevel = when(committedBefore('2012-07-01'), graded('4', '5'), graded('5'));
const highLevel = when(
  graded('1', '2', '3', '4', '5'),
  not(all(drugCrime, lowestDrugLevel)),
  graded('a', 'b', 'c', 'offgrid'),
);
const withCar = any(under('8-1568 8-1025'), chargeFact('carUsed', false, said.noCar));
const seriousFelony = all(felony, any(highLevel, withCar));

/** Vehicular homicide and, until its repeal, vehicular battery; driving while suspended, leaving a crash, no insurance, lies on a license. */
const drivingCrime = under(
  '21-5406 21-3405 21-3405b 8-262 8-1602 8-1603 8-1604 40-3104 8-142 8-261a',
  byKind(
    [when(felony, () => never, readAs(always, said.vehicularHomicide)), 'homicide'],
    [when(infraction, readAs(never, said.plainTicket), onlySectionTells), 'traffic'],
  ),
);

/** K.S.A. 21-6614(c) and (d)(1). */
export const fiveYears = any(drunkDriving, drivingCrime, seriousFelony);

const prostitutionKind = byKind([() => always, 'prostitution']);
export const prostitution = under('21-6419 21-3512', prostitutionKind);

export const drugFelony = all(felony, drugCrime);
