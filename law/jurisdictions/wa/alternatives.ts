import { all, any, not, when } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { months, years } from '../../record/day.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import {
  about,
  convictedOrPardoned,
  ended,
  felony,
  inAdultCourt,
  misdemeanor,
  sentencedTo,
} from '../../vocabulary/facts.ts';
import { nothingPending, notRegistered } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { gunLawyer } from '../../vocabulary/tasks.ts';
import { notLockedUpForFelony, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { classA, shutOut } from './exclusions.ts';
import { aCrime } from './misdemeanors.ts';
import { lookUp } from './tasks.ts';

const lockedUp = sentencedTo('jail', 'prison');

/** RCW 9.97.010(1)(a): by level, and by whether the person was locked up. */
const certificateWait = when(
  misdemeanor,
  when(lockedUp, waited(months(18)).since('released'), waited(years(1)).since('conviction')),
  when(
    shutOut,
    waited(years(5)).since('conviction', 'released'),
    waited(years(2)).since('conviction', 'released'),
  ),
);

export const alternatives: readonly Relief[] = [
  relief({
    id: 'wa-certificate',
    name: 'Certificate of restoration of opportunity (CROP)',
    kind: 'certificate',
    alternative: true,
    covers: all(inAdultCourt, ended('convicted', 'pardoned', 'deferred'), any(misdemeanor, felony)),
    rules: [
      rule(
        'waited',
        '1 year has passed for a misdemeanor (18 months after jail), 2 years for a felony and 5 for a violent one',
        certificateWait,
        cite('9.97.010(1)(a)'),
      ),
      rule(
        'no-class-a',
        'You were never convicted of a class A felony or a felony sex offense',
        all(
          atMost(0, all(aCrime, felony, any(classA, about('sexual')))),
          noneSuchElsewhere({ felonies: true }),
        ),
        cite('9.97.010(1)(c)'),
        { otherwise: 'You were convicted of a class A felony or a felony sex offense' },
      ),
      requires(notRegistered, cite('9.97.010(1)(c)')),
      requires(nothingPending, cite('9.97.010(1)(d)')),
    ],
    effect:
      'Most state boards may not refuse you a license for your record alone. Employers and landlords may look at it too.',
    limits: [
      'It clears nothing. The State Patrol adds it to your record.',
      'Some licenses are left out, such as nurses, doctors, teachers, guards and police.',
    ],
    cautions: ['A new arrest or charge shuts this way. You must have paid, or keep to a payment plan.'],
    fee: phrase.feeUnconfirmed,
    first: lookUp,
    steps: ['Ask the superior court of the county where you live or were sentenced.'],
  }),
  relief({
    id: 'wa-guns',
    restores: ['guns'],
    name: 'Asking a court for your gun rights',
    kind: 'rights',
    alternative: true,
    covers: convictedOrPardoned,
    rules: [
      rule(
        'not-barred',
        'You have no class A felony and no felony sex offense',
        all(
          atMost(0, all(aCrime, felony, any(classA, about('sexual')))),
          noneSuchElsewhere({ felonies: true }),
        ),
        cite('9.41.041(1)'),
        { otherwise: 'You have a class A felony or a felony sex offense' },
      ),
      rule(
        'waited',
        'You had 5 clean years after a felony or violence at home, or 3 after another crime',
        when(
          any(felony, about('domestic_violence')),
          waited(years(5)).since('completed'),
          waited(years(3)).since('completed'),
        ),
        cite('9.41.041(2)(a)'),
      ),
      requires(nothingPending, cite('9.41.041(2)(b)(i)')),
      requires(sentenceOver, cite('9.41.041(2)(b)(ii)')),
    ],
    effect: 'A superior court gives back the right to have a gun under Washington law.',
    limits: [
      'The record stays. Federal law may still forbid you a gun.',
      'A felony that still counts for sentencing stands in the way.',
    ],
    cautions: ['Do not touch a gun before a lawyer has told you that you may.'],
    fee: phrase.feeUnconfirmed,
    first: gunLawyer,
    steps: ['File a petition in a superior court that took the right away, and give it to the prosecutor.'],
  }),
  relief({
    id: 'wa-pardon',
    name: "Governor's pardon",
    kind: 'pardon',
    alternative: true,
    leadsTo: ['wa-pardoned'],
    covers: all(inAdultCourt, ended('convicted'), not(about('traffic'))),
    rules: [requires(sentenceOver, cite('9.94A.885(1)(b)'))],
    effect: 'The governor forgives the crime.',
    limits: ['It is only for extraordinary cases. The board holds a public hearing first.'],
    fee: phrase.feeUnconfirmed,
    first: task('get_form', 'Get the pardon petition of the Clemency and Pardons Board.'),
    steps: [
      'Send a petition to the Clemency and Pardons Board. The prosecutor is told at least 90 days before the hearing.',
    ],
  }),
  rightToVote({
    id: 'wa-vote',
    voting: whileLockedUp(),
    automatic: true,
    rules: [requires(notLockedUpForFelony, cite('29A.08.520(1)'))],
    limits: ['Money you owe does not matter. Register again if you were taken off the list.'],
  }),
];
