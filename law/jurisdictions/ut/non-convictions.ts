import { all, any, type Condition, type FactCondition, when } from '../../condition.ts';
import { days, years } from '../../day.ts';
import { type Relief, relief, rule } from '../../relief.ts';
import { anything, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { assuming, blocked, fact, judgement, never, unknown } from '../../when.ts';
import { law302 } from './cites.ts';
import { classB, conviction, trafficOffense } from './classes.ts';
import { aboutYou } from './convictions.ts';
import { courtFee, petition } from './how.ts';
import { besides, throughoutCase } from './same-case.ts';
import { sinceDecided } from './waits.ts';

const withPrejudice: FactCondition = ({ charge: { dismissal, path } }) =>
  dismissal === undefined ? unknown(path('dismissal')) : fact(dismissal === 'with_prejudice');

/** A charge is taken to have been dropped so that it could come back, unless the person says otherwise. */
const droppedForGood = all(ended('dismissed', 'diverted'), (matter) =>
  matter.charge.dismissal === undefined
    ? assuming(
        'We assumed that the dismissal was without prejudice. If your papers say “with prejudice”, the court clears the case by itself.',
        never,
        matter.charge.path('dismissal'),
      )
    : withPrejudice(matter),
);

/** § 77-40a-206(2): not guilty of all charges, or the whole case dismissed with prejudice. */
export const entirely = any(
  throughoutCase(anything, ended('acquitted')),
  throughoutCase(anything, droppedForGood),
);

const atOnce = sinceDecided(days(0));
const monthSince = waited(days(30)).since;

const neverCharged: Condition = (matter) => {
  const { dismissal, path } = matter.charge;
  const waitedAMonth = monthSince('disposition')(matter);
  return dismissal === 'declined'
    ? waitedAMonth
    : assuming(
        'We assumed that the prosecutor has decided not to charge you.',
        waitedAMonth,
        path('dismissal'),
      );
};

/** § 77-40a-302(1): 30 days from the arrest, and how the case ended; without prejudice it takes 180 days. */
const overForLongEnough = when(
  ended('pending'),
  () => blocked(phrase.waitForCase),
  when(
    ended('no_charges'),
    neverCharged,
    all(
      monthSince('offense'),
      when(
        ended('deferred'),
        sentenceOver,
        when(ended('dismissed', 'diverted'), when(withPrejudice, atOnce, sinceDecided(days(180))), atOnce),
      ),
    ),
  ),
);

const { since: fourYearsSince } = waited(years(4));
/** No conviction in the same case; after a traffic conviction in it, 3 years, or 4 if of class B. */
const nothingElseInTheCase = besides(
  conviction,
  when(
    trafficOffense,
    when(classB, fourYearsSince('disposition'), waited(years(3)).since('disposition')),
    () => never,
  ),
);

export const nonConvictions: readonly Relief[] = [
  relief({
    ...petition,
    id: 'ut-no-conviction-petition',
    name: 'Expunge a case without a conviction',
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
      rule(
        'You were not found insane',
        when(
          ended('not_responsible'),
          () =>
            judgement('You were found not guilty because of insanity. Does that count as not guilty here?'),
          anything,
        ),
        law302('(1)(b)(iv)'),
      ),
      ...aboutYou,
    ],
    cautions: [
      ...petition.cautions,
      'If the charge was dismissed without prejudice, the prosecutor must agree in writing and not plan to charge you again.',
      'Some charges make a later one worse, such as drunk driving. After a plea in abeyance to one, a judge needs good cause if someone objects.',
    ],
    fee: `The state bureau (BCI) charges $65 to apply. The certificate is free, but $65 after a plea in abeyance. ${courtFee}`,
  }),
];
