import {
  all,
  any,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
  not,
  when,
} from '../../condition.ts';
import { type DaySpan, spanOf, years } from '../../day.ts';
import { cite, relief, rule } from '../../relief.ts';
import { about, anything, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { allOf, always, assuming, blocked, fact, judgement, never, opposite, sinceSpan } from '../../when.ts';
import { expunctionLaw, listedLaw, page, recordsOnly, sealingLaw } from './cites.ts';
import * as how from './how.ts';
import {
  adjudicated,
  besideWithheld,
  crimeOnRecord,
  guilty,
  neverAdjudicated,
  noOrderBefore,
  offSupervision,
  ordersAtMost,
  overSiblings,
  wholeCase,
} from './limits.ts';
import { listed } from './listed.ts';

const ownGuilt = ended('deferred', 'convicted', 'pardoned');
const guiltyOfListed = all(ownGuilt, listed);

/** A barred charge beside this one: a court may seal a part of a record, but nobody told us when it does. */
const notListed: Condition = (matter) => {
  const beside = overSiblings(matter, guiltyOfListed);
  const rest =
    beside.earliest === Number.POSITIVE_INFINITY
      ? always
      : {
          ...judgement('Will the judge seal this part, though another charge of the case cannot be sealed?'),
          missing: beside.missing,
        };
  return allOf([opposite(ask(guiltyOfListed, matter)), rest]);
};

const caseOver: Condition = (matter) =>
  allOf(
    wholeCase(matter).map(({ charge }: Matter) =>
      charge.disposition === 'pending' && charge.level !== 'infraction'
        ? allOf([blocked(phrase.waitForCase), judgement('How will the other charge end?')])
        : always,
    ),
  );

const drunkDriving: Condition = when(
  all(ownGuilt, about('dui')),
  () =>
    judgement('Was it reduced to reckless driving? A judge may not withhold adjudication for drunk driving.'),
  anything,
);

const cleared = ended('dismissed', 'acquitted', 'no_charges', 'diverted');

export const sealing = relief({
  id: 'fl-sealing',
  name: 'Court-ordered sealing',
  kind: 'sealing',
  pick: { n: 1, byCase: true },
  covers: any(ended('deferred'), all(cleared, besideWithheld), all(inAdultCourt, guilty)),
  rules: [
    rule(
      'Adjudication was withheld. Not even a pardoned conviction can be sealed',
      not(adjudicated),
      sealingLaw('(1)(c); R.J.L. v. State, 887 So. 2d 1268'),
    ),
    rule('You were not found guilty of an offense on the barred list', notListed, listedLaw),
    rule('It was not drunk driving', drunkDriving, cite('Fla. Stat. § 316.656', page.drunkDriving)),
    rule('It was a crime, not a ticket', crimeOnRecord, recordsOnly),
    rule('You were never adjudicated guilty of a crime in Florida', neverAdjudicated, sealingLaw('(1)(b)')),
    rule('Every charge of the case is decided', caseOver, sealingLaw('(1)(c)')),
    rule('You are off court supervision for it', offSupervision, sealingLaw('(1)(d)')),
    rule(
      'No court has sealed or expunged a Florida record of yours before',
      noOrderBefore,
      sealingLaw('(1)(e)'),
    ),
  ],
  effect:
    'The record is closed to the public, and you may deny the arrest in most cases. There is no waiting time. After 10 years sealed, you can ask to have it expunged.',
  limits: [how.judgeDecides, how.stillAsked],
  cautions: [...how.cautions, 'The law does not ask that you paid everything, but many judges do.'],
  fee: how.fee,
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
  sealedOn(matter)
    ? always
    : assuming(
        'We assumed no court has sealed this record yet.',
        fact(false),
        matter.charge.path('facts.sealedDate'),
      );

export const expunctionAfterSealing = relief({
  id: 'fl-expunction-after-sealing',
  name: 'Expunction of a record sealed for 10 years',
  kind: 'expungement',
  covers: all(ended('deferred', 'dismissed', 'acquitted', 'diverted', 'no_charges'), sealedBefore),
  rules: [
    rule(
      'A court sealed it at least 10 years ago',
      (matter) => {
        const sealed = sealedOn(matter);
        return sealed ? sinceSpan(sealed, years(10), []) : never;
      },
      expunctionLaw('(1)(h)'),
    ),
    rule('You were not found guilty of an offense on the barred list', notListed, listedLaw),
    rule(
      'You were never adjudicated guilty of a crime in Florida',
      neverAdjudicated,
      expunctionLaw('(1)(d)'),
    ),
    rule('This is your only court order so far', ordersAtMost(1), expunctionLaw('(1)(g)')),
  ],
  effect: `The sealed record is destroyed. ${how.oneCopy}`,
  limits: [how.judgeDecides, how.stillAsked],
  fee: how.fee,
  steps: how.expunctionSteps,
  forms: how.forms,
});
