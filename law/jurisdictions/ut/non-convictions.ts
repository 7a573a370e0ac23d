import { all, any, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { assuming, fact, judgement, never, unknown } from '../../engine/when.ts';
import { type Relief, relief, rule } from '../../place/relief.ts';
import { days } from '../../record/day.ts';
import { anything, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { noProtectionOrder } from '../../vocabulary/person.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { law } from './cites.ts';
import { conviction, trafficOffense } from './classes.ts';
import { aboutYou } from './convictions.ts';
import { courtFee, petition } from './how.ts';
import { untilItEnds } from './requirements.ts';
import { said } from './said.ts';
import { besides, throughoutCase } from './same-case.ts';
import { sinceDecided, trafficWait } from './waits.ts';

const withPrejudice: FactCondition = ({ charge: { dismissal, path } }) =>
  dismissal === undefined ? unknown(path('dismissal')) : fact(dismissal === 'with_prejudice');

/** A charge is taken to have been dropped so that it could come back, unless the person says otherwise. */
const droppedForGood = all(ended('dismissed', 'diverted'), (matter) =>
  matter.charge.dismissal === undefined
    ? assuming(said.withoutPrejudice, never, matter.charge.path('dismissal'))
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
  return dismissal !== undefined
    ? waitedAMonth
    : assuming(said.decidedNotToCharge, waitedAMonth, path('dismissal'));
};

const notConvicted = not(ended('convicted', 'pardoned'));

/** § 77-40a-302(1): 30 days from the arrest, and how the case ended; without prejudice it takes 180 days. */
const overForLongEnough = when(
  ended('pending'),
  untilItEnds,
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

/** No conviction in the same case; after a traffic conviction in it, 3 years, or 4 if of class B. */
const nothingElseInTheCase = besides(
  conviction,
  when(trafficOffense, trafficWait(3), () => never),
);

export const nonConvictions: readonly Relief[] = [
  relief({
    ...petition,
    id: 'ut-no-conviction-petition',
    name: 'Expunge a case without a conviction',
    covers: all(inAdultCourt, notConvicted),
    rules: [
      rule(
        'over-and-waited',
        'It is over: 30 days have passed since the arrest, and 180 since the dismissal if the charge could come back',
        throughoutCase(notConvicted, overForLongEnough),
        law(302, '(1)'),
      ),
      rule(
        'not-convicted-in-case',
        'You were not convicted in the same case. After a traffic conviction in it you wait 3 or 4 years',
        nothingElseInTheCase,
        law(302, '(1)'),
        { otherwise: 'You were convicted in the same case' },
      ),
      rule(
        'not-found-insane',
        'You were not found insane',
        when(ended('not_responsible'), () => judgement(said.insanityAsNotGuilty), anything),
        law(302, '(1)(b)(iv)'),
      ),
      ...aboutYou,
      rule(
        'no-order',
        'No protective order or stalking injunction against you is in force',
        any(noProtectionOrder, () => judgement(said.orderWithoutConviction)),
        law(302, '(2)'),
      ),
    ],
    cautions: [
      ...petition.cautions,
      'If the charge was dismissed without prejudice, the prosecutor must agree in writing. They must not plan to charge you again.',
      'Some charges make a later one worse, such as drunk driving. After a plea in abeyance to one, a judge needs good cause if someone objects.',
    ],
    fee: `The state bureau (BCI) charges $65 to apply. The certificate is free, but $65 after a plea in abeyance. ${courtFee}`,
  }),
];
