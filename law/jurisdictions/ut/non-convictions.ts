import { all, ask, type Condition, type FactCondition, type Matter, when } from '../../condition.ts';
import { days, years } from '../../day.ts';
import { cite, type Relief, relief, rule } from '../../relief.ts';
import { convicted, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import {
  allOf,
  always,
  assuming,
  blocked,
  fact,
  judgement,
  never,
  oneOf,
  opposite,
  unknown,
  type When,
} from '../../when.ts';
import { law302, page } from './cites.ts';
import { classB, trafficOffense } from './classes.ts';
import { aboutYou, crimeConviction } from './convictions.ts';
import {
  bureauForms,
  certificateSteps,
  nonConvictionFee,
  petitionCautions,
  sealedEffect,
  sealedLimits,
} from './how.ts';
import { companions, ifSo } from './same-case.ts';

export const abeyanceOrConviction = ended('convicted', 'deferred');

const acquittedDay = waited(days(0)).since('disposition');
const monthSinceArrest = waited(days(30)).since('offense');

/** A diverted charge is dropped on the day the program was finished. */
function sinceDropped(count: number): Condition {
  const dropped = waited(days(count)).since('disposition');
  const finished = waited(days(count)).since('completed');
  return (matter) => (matter.charge.disposition === 'diverted' ? finished : dropped)(matter);
}

export function acquittedOrDropped(acquitted: number, dropped: number): Condition {
  const found = waited(days(acquitted)).since('disposition');
  const fell = sinceDropped(dropped);
  return (matter) => (matter.charge.disposition === 'acquitted' ? found : fell)(matter);
}

/** A charge is taken to have been dropped so that it could come back, unless the person says otherwise. */
const withPrejudice: FactCondition = ({ charge }) =>
  charge.dismissal === undefined
    ? assuming(
        'We assumed that the dismissal was without prejudice. If your papers say “with prejudice”, the court clears the case by itself.',
        never,
        charge.path('dismissal'),
      )
    : fact(charge.dismissal === 'with_prejudice');

const foundNotGuilty = ended('acquitted');
const droppedForGood = all(ended('dismissed', 'diverted'), withPrejudice);

/** § 77-40a-206(2): not guilty of all charges, or the whole case dismissed with prejudice. */
export const entirely: FactCondition = (matter) => {
  const same = matter.charge.disposition === 'acquitted' ? foundNotGuilty : droppedForGood;
  return allOf([matter, ...companions(matter)].map((each) => ask(same, each)));
};

const halfYear = sinceDropped(180);
const noTime = sinceDropped(0);

/** Without prejudice it takes 180 days. Where that was not told, it matters only until then. */
const sinceDismissal: Condition = (matter) => {
  const { dismissal } = matter.charge;
  if (dismissal === 'with_prejudice') return ask(noTime, matter);
  if (dismissal !== undefined) return ask(halfYear, matter);
  return oneOf([ask(noTime, matter), ask(halfYear, matter)], [matter.charge.path('dismissal')]);
};

const monthSinceArrestDay = waited(days(30)).since('disposition');

/** § 77-40a-302(1): 30 days from the arrest, and how the case ended. */
const overForLongEnough: Condition = (matter) => {
  const { charge } = matter;
  switch (charge.disposition) {
    case 'pending':
      return blocked(phrase.waitForCase);
    case 'no_charges':
      return charge.dismissal === 'declined'
        ? ask(monthSinceArrestDay, matter)
        : assuming(
            'We assumed that the prosecutor has decided not to charge you.',
            ask(monthSinceArrestDay, matter),
            charge.path('dismissal'),
          );
    case 'deferred':
      return allOf([ask(monthSinceArrest, matter), ask(sentenceOver, matter)]);
    case 'dismissed':
    case 'diverted':
      return allOf([ask(monthSinceArrest, matter), ask(sinceDismissal, matter)]);
    default:
      return allOf([ask(monthSinceArrest, matter), ask(acquittedDay, matter)]);
  }
};

const notInsane: FactCondition = ({ charge }) => {
  if (charge.disposition === undefined) return unknown(charge.path('disposition'));
  return charge.disposition === 'not_responsible'
    ? judgement('You were found not guilty because of insanity. Does that count as not guilty here?')
    : always;
};

const trafficWait = when(
  classB,
  waited(years(4)).since('disposition'),
  waited(years(3)).since('disposition'),
);

function besides(other: Matter): When {
  const traffic = ifSo(allOf([ask(convicted, other), ask(trafficOffense, other)]), ask(trafficWait, other));
  return allOf([opposite(ask(crimeConviction, other)), traffic]);
}

/** No conviction in the same case; after a traffic conviction in it, 3 years, or 4 if of class B. */
const nothingElseInTheCase: Condition = (matter) => allOf(companions(matter).map(besides));

const petition = relief({
  id: 'ut-no-conviction-petition',
  name: 'Expunge a case without a conviction',
  kind: 'expungement',
  covers: all(
    inAdultCourt,
    ended('acquitted', 'dismissed', 'no_charges', 'diverted', 'deferred', 'not_responsible', 'pending'),
  ),
  rules: [
    rule(
      'It is over: 30 days have passed since the arrest, and 180 since the dismissal if the charge could come back',
      overForLongEnough,
      law302('(1)'),
    ),
    rule(
      'You were not convicted in the same case. After a traffic conviction in it you wait 3 or 4 years',
      nothingElseInTheCase,
      law302('(1)'),
    ),
    rule('You were not found insane', notInsane, cite('Utah Code 77-40a-302(1)(b)(iv)', page.nonConvictions)),
    ...aboutYou,
  ],
  effect: sealedEffect,
  limits: sealedLimits,
  cautions: [
    ...petitionCautions,
    'Some charges make a later one worse, such as drunk driving. After a plea in abeyance to one, a judge needs good cause if someone objects.',
  ],
  fee: nonConvictionFee,
  steps: certificateSteps,
  forms: bureauForms,
});

export const nonConvictions: readonly Relief[] = [petition];
