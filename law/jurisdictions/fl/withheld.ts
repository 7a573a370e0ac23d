import { all, any, type Condition, type FactCondition, type Matter, not } from '../../engine/condition.ts';
import { allOf, always, assuming, blocked, judgement, never, sinceSpan } from '../../engine/when.ts';
import { relief, rule } from '../../place/relief.ts';
import { type DaySpan, spanOf, years } from '../../record/day.ts';
import { about, crime, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sameCase } from '../../vocabulary/whole-record.ts';
import { drunkDrivingLaw, expunctionLaw, listedLaw, sealingLaw } from './cites.ts';
import { under } from './code.ts';
import * as how from './how.ts';
import {
  adjudicated,
  beside,
  foundGuilty,
  neverAdjudicated,
  noOrderBefore,
  offSupervision,
  ordersAtMost,
  otherOpen,
} from './limits.ts';
import { listed } from './listed.ts';
import { aCrime, withoutGuilt } from './non-convictions.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

const guiltyOfListed = all(foundGuilty, listed);

/** A barred charge beside this one: a court may seal a part of a record, but nobody told us when it does. */
const besideListed = all(beside(guiltyOfListed), () => judgement(said.partOfCaseSealed));

const notListed = rule(
  'not-on-barred-list',
  'You were not found guilty of an offense on the barred list',
  all(not(guiltyOfListed), not(besideListed)),
  listedLaw,
  { otherwise: 'You were found guilty of an offense on the list that Florida does not seal' },
);

const wholeCaseDecided: Condition = (matter) =>
  allOf(
    sameCase(matter).map(({ charge }) =>
      charge.disposition === 'pending' && charge.level !== 'infraction'
        ? allOf([blocked(phrase.fix.waitForCase), otherOpen])
        : always,
    ),
  );

const drunkDriving = all(foundGuilty, under('316.193 327.35', about('dui')), () =>
  judgement(said.reducedToReckless),
);

export const sealing = relief({
  id: 'fl-sealing',
  name: 'Court-ordered sealing',
  kind: 'sealing',
  pick: how.oneOrder,
  covers: any(
    ended('deferred'),
    all(withoutGuilt, beside(all(ended('deferred'), crime))),
    all(inAdultCourt, ended('convicted', 'pardoned')),
  ),
  rules: [
    rule(
      'adjudication-withheld',
      'Adjudication was withheld. A pardon alone does not open sealing',
      not(adjudicated),
      sealingLaw('(1)(c); R.J.L. v. State, 887 So. 2d 1268'),
      { otherwise: 'The judge adjudicated you guilty. Florida seals no such record' },
    ),
    notListed,
    rule('not-drunk-driving', 'It was not drunk driving', not(drunkDriving), drunkDrivingLaw, {
      otherwise: 'It was drunk driving, which Florida does not seal',
    }),
    aCrime,
    rule(
      'never-adjudicated-guilty',
      'You were never adjudicated guilty of a crime in Florida',
      neverAdjudicated,
      sealingLaw('(1)(b)'),
      { otherwise: 'You were adjudicated guilty of a crime in Florida. That closes this way' },
    ),
    rule('whole-case-decided', 'Every charge of the case is decided', wholeCaseDecided, sealingLaw('(1)(c)')),
    rule('supervision-over', 'You are off court supervision for it', offSupervision, sealingLaw('(1)(d)')),
    rule(
      'no-earlier-order',
      'No court has sealed or expunged a Florida record of yours before',
      noOrderBefore,
      sealingLaw('(1)(e)'),
      {
        otherwise:
          'A court has sealed or expunged a Florida record of yours before. It can be done only once',
      },
    ),
  ],
  effect: `The record is closed to the public. ${how.mayDeny} There is no waiting time. ${how.afterTenYears}`,
  ...how.byOrder,
  limits: [...how.byOrder.limits, how.seesSealed],
  cautions: [...how.cautions, 'The law does not ask that you paid everything, but many judges do.'],
  first: lookUp,
  steps: how.sealingSteps,
  forms: how.forms,
});

const dates = /^\d{4}(-\d\d){0,2}$/;

/** The day of the court order, where the person told it. */
function sealedOn({ charge }: Matter): DaySpan | undefined {
  const told = charge.facts?.sealedDate;
  return typeof told === 'string' && dates.test(told) ? spanOf(told) : undefined;
}

const sealedBefore: FactCondition = (matter) =>
  sealedOn(matter) ? always : assuming(said.notSealedYet, never, matter.charge.path('facts.sealedDate'));

export const expunctionAfterSealing = relief({
  id: 'fl-expunction-after-sealing',
  name: 'Expunction of a record sealed for 10 years',
  kind: 'expungement',
  covers: all(any(ended('deferred'), withoutGuilt), sealedBefore),
  rules: [
    rule(
      'sealed-10-years',
      'A court sealed it at least 10 years ago',
      (matter) => {
        const sealed = sealedOn(matter);
        return sealed ? sinceSpan(sealed, years(10), []) : never;
      },
      expunctionLaw('(1)(h)'),
    ),
    notListed,
    rule(
      'never-adjudicated-guilty',
      'You were never adjudicated guilty of a crime in Florida',
      neverAdjudicated,
      expunctionLaw('(1)(d)'),
      { otherwise: 'You were adjudicated guilty of a crime in Florida. That closes this way' },
    ),
    rule(
      'only-order-so-far',
      'This is your only court order so far',
      ordersAtMost(1),
      expunctionLaw('(1)(g)'),
    ),
  ],
  effect: how.destroyed,
  ...how.byOrder,
  first: lookUp,
  steps: how.expunctionSteps,
  forms: how.forms,
});
