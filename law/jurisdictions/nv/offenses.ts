import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, judgement, never } from '../../engine/when.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import {
  about,
  anything,
  chargeFact,
  chargeFactAsked,
  felony,
  misdemeanor,
  weaponUsed,
} from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { under } from './code.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';

const yes: FactCondition = () => always;

/** Sex crimes, and drunk driving that hurt or killed somebody. What is listed, is listed as a felony. */
const sexual = when(felony, readAs(always, said.listedSexCrime), readAs(never, said.lesserSexCrime));
/** NRS 179D.0357(1) to (3): parents and guardians are spared where they kidnapped or held their own child. */
const ownChild = all(
  under('200.310–200.340 200.460 200.4631', about('kidnapping')),
  chargeFact('ownChild', false, said.notOwnChild),
);
const againstChild = when(ownChild, () => never, readAs(always, said.childCrime));
/** Without a section, a crime with a child is read as abuse or neglect (NRS 200.508), which is on the list only if sexual. */
const withChild = when(about('kidnapping', 'prostitution'), againstChild, readAs(never, said.childAbuse));
const alwaysListed = under(
  '200.366 200.710–200.730 201.180 201.230 201.450 484C.130 484C.430 484C.440 488.420 488.425',
  byKind([sexual, 'sexual'], [withChild, 'child_victim']),
);
/** Murder, battery, drugging and child abuse are on the list only where they were sexual. */
const sexualToo = all(
  under('200.030 200.400 200.405 200.408 200.508'),
  when(about('sexual'), yes, readAs(never, said.notSexual)),
);
/** NRS 179D.0357: kidnapping, holding, forced labor and pandering, where the victim was under 18. */
const listedAgainstChild = all(
  under('200.310–200.340 200.460 200.4631 201.300 201.320 201.395'),
  about('child_victim'),
  againstChild,
);
/** Drunk driving on land or water, and some sex crimes, only where they were felonies. */
const listedAsFelony = all(
  felony,
  under(
    '200.368 201.210 201.220 201.560 484C.110 484C.120 484C.400 484.379 484.3792 488.410',
    byKind([yes, 'dui']),
  ),
);
/** A felony because of an older felony DUI: the list names only the third in seven years; and the graver DUIs by their old numbers. */
const otherFelonyDui = all(felony, under('484C.410 484.3795 484.37955'), () =>
  judgement(said.otherFelonyDui),
);
/** Sex crimes that came into the code, or perhaps into the list, after the text that was read, or went from it. */
const perhapsListed = all(
  any(
    under('200.731–200.760 201.195 201.455 201.540 201.550 201.553 201.555'),
    all(felony, under('201.354'), about('child_victim')),
  ),
  () => judgement(said.newerSexCrime),
);
const armedHomeInvasion = all(under('205.067'), weaponUsed);

/** NRS 179.245(6): these convictions can never be sealed. */
export const neverSealed = any(
  alwaysListed,
  sexualToo,
  listedAgainstChild,
  listedAsFelony,
  armedHomeInvasion,
  otherFelonyDui,
  perhapsListed,
);

const violent = readAs(always, said.violentFelony);
const byForce = under(
  '200.010–200.090 200.280 200.310–200.330 200.366 200.380 200.390 200.400–200.408 200.460–200.468 200.471 200.481 200.485',
  byKind([violent, 'homicide', 'assault', 'robbery', 'kidnapping', 'violent', 'domestic_violence', 'sexual']),
);
/** NRS 200.408 says what a crime of violence is, and was not read: fire, breaking in, and force under other sections. */
const homeInvasion = all(under('205.067'), () => judgement(said.homeInvasion));
const arson = all(under('205.010–205.030', about('arson')), () => judgement(said.arson));
const otherForce = all(about('assault', 'violent'), () => judgement(said.otherForce));
export const violentFelony = all(felony, any(byForce, homeInvasion, arson, otherForce));

/** Whether a misdemeanor by force is a crime of violence the text that could be read does not say. */
const misdemeanorByForce = all(misdemeanor, byForce, () => judgement(said.forceInMisdemeanor));
export const crimeOfViolence = any(violentFelony, misdemeanorByForce);

/** Since July 2020 only burglary of a home is category B, or an armed one; before, all were. */
const burglary = under('205.060', byKind([yes, 'burglary']));
const residential = all(
  burglary,
  not(graded('c', 'd', 'e')),
  when(
    all(graded('b'), not(weaponUsed), not(committedBefore('2020-07-01'))),
    chargeFact('residential', true, said.burglaryOfHome),
    chargeFactAsked('residential'),
  ),
);

const lesser = not(felony);

/** NRS 179.245(1), by its paragraphs. */
export const tenYears = any(all(felony, graded('a')), violentFelony, all(felony, residential));
export const sevenYears = all(
  lesser,
  any(
    // Courts write the section that forbids it, the one that punishes it, or the number of before 2010.
    under(
      '484C.110 484C.120 484C.400 484C.410 484.379 484.3792 200.485 33.018 422.540–422.570',
      byKind([yes, 'dui'], [readAs(always, said.domesticBattery), 'domestic_violence']),
    ),
    all(under('200.481'), about('domestic_violence')),
  ),
);
const threats = under(
  '200.481 200.571 200.575 200.591 33.100',
  byKind([yes, 'harassment', 'protection_order'], [readAs(always, said.battery), 'assault', 'violent']),
);
export const twoYears = any(
  all(felony, graded('e')),
  all(misdemeanor, any(graded('gross'), threats, about('protection_order'))),
);
export const fiveYears = felony;

/** Of a case that was put off: domestic battery and drunk driving wait seven years. */
export const waitsSeven = under(
  '484C.110 484C.120 484C.400 484.379 200.485',
  byKind([yes, 'dui', 'domestic_violence']),
);
/** Abuse of a child or of an older person is not sealed after a program. */
export const abuse = under('200.508 200.5099', byKind([onlySectionTells, 'child_victim', 'elder_victim']));

const marijuana = all(under('453.*', anything), about('marijuana'), not(about('drug_sale')));
const oneOunce = when(
  misdemeanor,
  chargeFact('oneOunce', true, said.smallAmount),
  chargeFact('oneOunce', false, said.largeAmount),
);
export const smallMarijuana = all(marijuana, oneOunce);

/** NRS 453.3365 is for NRS 453.336: not for having them to sell, or in amounts that count as trafficking. Beside a sex crime, or one against a child, it is not what somebody was convicted of. */
export const drugPossession = all(
  under('453.336', anything),
  about('drug_possession'),
  not(about('drug_sale', 'sexual', 'child_victim')),
);

/** Youth records that wait until 30: rape, lewdness with a child, and felonies by force. */
export const seriousYouth = any(
  under('200.366 200.400 201.230', byKind([when(felony, violent, () => never), 'sexual'])),
  violentFelony,
);
