import { all, any, anyAmong, ask, type FactCondition, not } from '../../engine/condition.ts';
import { always, judgement, never } from '../../engine/when.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import {
  about,
  anything,
  convictedOrPardoned,
  felony,
  infraction,
  misdemeanor,
} from '../../vocabulary/facts.ts';
import { among, byKind, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { others } from '../../vocabulary/whole-record.ts';
import { partUntold, under } from './code.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';

/** § 5.2(a)(1)(G): a petty offense, a business offense or a Class C misdemeanor under the Vehicle Code. */
export const minorTraffic: FactCondition = all(
  not(under('720: 5/* 550/* 570/* 600/* 646/*')),
  about('traffic'),
  not(about('dui')),
  any(infraction, all(misdemeanor, graded('c'))),
);

const drunkDriving = under('625: 5/11-501', among(about('dui'), anything));
const reckless = under(
  '625: 5/11-503',
  among(all(about('traffic'), not(about('dui'))), readAs(never, said.notReckless)),
);

const drivingConviction = all(convictedOrPardoned, any(drunkDriving, reckless));
const anotherDrivingConviction: FactCondition = (matter) =>
  anyAmong(others(matter), (other) => ask(drivingConviction, other));

/** Reckless driving before 25, with no other conviction for it or for drunk driving. */
export const youngReckless: FactCondition = all(
  reckless,
  misdemeanor,
  youngerThan(25),
  not(anotherDrivingConviction),
);

/** Theft, fraud, damage, guns, gambling, drugs and driving are nothing done to a child. */
export const withoutPerson = under(
  '720: 5/16-* 5/17-* 5/21-* 5/24-* 5/28-* 5/31-* 5/32-* 550/* 570/* 600/* 646/* 625: 5/*',
);
const againstChild = all(not(withoutPerson), about('sexual'), about('child_victim'));

/** § 5.2(a)(3)(A): neither expunged nor sealed after supervision or a conviction. */
export const neverCleared: FactCondition = any(drunkDriving, all(reckless, not(youngReckless)), againstChild);

/** § 5.2(b)(2)(B)(i): after supervision for these, expungement takes five years. */
export const fiveYearSupervision: FactCondition = under(
  '625: 5/3-707 5/3-708 5/3-710 5/5-401.3 720: 5/11-1.50 5/12-3.2 5/12-15',
  byKind([readAs(always, said.domesticBattery), 'domestic_violence'], [anything, 'sexual']),
);

/** § 12-3.3 is not on the list by its number. Lawyers say that it cannot be sealed. */
export const aggravatedDomestic: FactCondition = under('720: 5/12-3.3');

/** The list names the acts that these orders stand in, 740 ILCS 21/125 and 22/219, and not these sections of the Criminal Code. */
export const noContactOrder: FactCondition = under('720: 5/12-3.8 5/12-3.9');

export const firstDegreeMurder: FactCondition = under(
  '720: 5/9-1',
  among(about('homicide'), any(all(felony, graded('ungraded')), readAs(never, said.notFirstDegree))),
);

const indecency = all(misdemeanor, under('720: 5/11-30'));
const ofArticle11 = all(
  under(
    '720: 5/11-* 5/12-13 5/12-14 5/12-14.1 5/12-15 5/12-16',
    byKind(
      [readAs(always, said.sexOffense), 'sexual'],
      [readAs(never, said.plainProstitution), 'prostitution'],
    ),
  ),
  not(under('720: 5/11-14')),
  not(indecency),
);

const toAnimals = all(under('510: 70/*', byKind([anything, 'animal_cruelty'])), any(felony, graded('a')));

/** 730 ILCS 150/2(B): what calls for registration outside Article 11, as far as it turns on no motive. */
const onRegistryList = any(
  under('720: 5/10-5(b)(10) 5/12-33 150/5.1'),
  all(partUntold('720: 5/10-5(b)(10)'), () => judgement(said.luredChild)),
  all(under('720: 5/10-4'), about('child_victim')),
);

const registrable: FactCondition = whereNotTold(['registrable'], ({ charge }) =>
  charge.registrable === true ? always : never,
);

/** § 5.2(a)(3)(C): convictions and supervision that cannot be sealed. */
export const neverSealed: FactCondition = any(
  ofArticle11,
  under(
    '720: 5/12-3.1 5/12-3.2 5/12-3.4 5/12-30 5/26-5 5/48-1 740: 21/125 22/219',
    byKind(
      [readAs(always, said.orderViolation), 'protection_order'],
      [readAs(always, said.domesticBattery), 'domestic_violence'],
    ),
  ),
  toAnimals,
  onRegistryList,
  registrable,
  neverCleared,
);

/** § 5.2(k)(3): what more is kept from being sealed by itself. */
export const keptFromAutomatic: FactCondition = any(
  neverSealed,
  all(felony, graded('x')),
  under(
    '720: 5/9-* 5/10-1 5/10-2 5/10-9 5/12-3.3 5/12-7.3 5/12-7.4 5/16-25.1 5/18-* 5/19-3 5/20-1 5/20-1.1 5/24-1.2 5/24-1.5',
    byKind([readAs(always, said.keptFromAutomatic), 'homicide', 'robbery', 'kidnapping', 'arson']),
  ),
  all(
    felony,
    under(
      '720: 5/19-1 5/12-3.05',
      byKind([readAs(always, said.keptFromAutomatic), 'burglary', 'violent', 'assault']),
    ),
  ),
);
