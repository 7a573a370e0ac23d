import {
  all,
  any,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
  not,
  when,
} from '../../engine/condition.ts';
import { always, blocked, holdsOn, isSo, judgement, never } from '../../engine/when.ts';
import { days, years } from '../../record/day.ts';
import { about, chargeFact, chargeFactAsked, ended, ofLevel } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { noNewConviction } from './clean-years.ts';
import { under } from './code.ts';
import { mayBeShielded, noLongerCrime, noTicket, nuisance } from './offenses.ts';
import { said } from './said.ts';

/** A pardon forgives a conviction; it is one all the same. */
export const guilty = ended('convicted', 'pardoned');

export const newConviction: FactCondition = all(guilty, noTicket, not(noLongerCrime));

const closed = waited(days(0)).since('disposition');
export const threeYears = waited(years(3)).since('disposition');

const sinceDischarge = (count: number) => waitedSinceProgram(years(count), said.finishProbation);
export const discharged = sinceDischarge(0);

const stetPresumed = chargeFact('stet', false, said.notStetOrSettled);
const stetAsked = chargeFactAsked('stet');
export const notStet: FactCondition = not(stetPresumed);

/** Dropped for good it can go at once; on the stet docket it takes three years. */
const dropped = when(stetPresumed, threeYears, closed);
const diversionOver = all(discharged, when(stetAsked, threeYears, closed));

/** After three years nobody need know that it was not on the stet docket. */
const settled = (matter: Matter) =>
  !matter.charge.facts?.stet && holdsOn(matter.file.asOf, ask(threeYears, matter));

export const overWithoutConviction: Condition = (matter) => {
  switch (matter.charge.disposition) {
    case 'pending':
      return blocked(phrase.fix.waitForCase);
    case 'diverted':
      return ask(diversionOver, matter);
    case 'dismissed':
      return ask(settled(matter) ? closed : dropped, matter);
    default:
      return ask(closed, matter);
  }
};

export const dui = about('dui');

const alcohol = readAs(never, said.alcoholNotRepeated);

const drugDriving = '21-902(c) 21-902(d) 21-902(h) 21-902(i)';

/** § 10-105(a)(3) leaves out driving on drugs, some repeat offenses, and deaths and grave injuries by driving. */
export const pbjAllowed: FactCondition = not(
  under(
    `${drugDriving} TR: ${drugDriving} CR: 2-503 2-504 2-505 2-506 3-211`,
    any(
      all(about('dui', 'traffic'), about('homicide')),
      all(dui, byKind([onlySectionTells, 'drug_possession', 'drug_sale', 'marijuana'], [alcohol, 'dui'])),
    ),
  ),
);

/** A shielded conviction does not count, § 10-305. */
const afterShielding = when(
  mayBeShielded,
  () => blocked(said.shieldTheNewer),
  () => never,
);
export const pbjClean = any(noLongerCrime, noNewConviction(threeYears, newConviction, afterShielding));
export const fifteenYears = sinceDischarge(15);
export const duiClean = noNewConviction(fifteenYears, any(newConviction, all(ended('deferred'), dui)));

export const pbj = all(
  pbjAllowed,
  when(dui, all(fifteenYears, duiClean), all(threeYears, discharged, pbjClean)),
);

/** § 10-105(a)(9) and (10) list small offenses only; the whole list was not read. */
export const ncrListed: FactCondition = all(not(ofLevel('felony')), (matter) =>
  isSo(ask(nuisance, matter)) ? always : judgement(said.onShortList),
);

export const ncr = all(ncrListed, threeYears);
