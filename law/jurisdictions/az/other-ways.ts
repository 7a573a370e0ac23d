import { all, any, not, when } from '../../engine/condition.ts';
import { judgement } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { caseOver } from '../../vocabulary/endings.ts';
import {
  about,
  adultConviction,
  anything,
  chargeFact,
  chargeFactAsked,
  convictedOrPardoned,
  ended,
  felony,
  sentencedTo,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { everythingPaid, paid } from '../../vocabulary/money.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { hotline } from '../../vocabulary/tasks.ts';
import { rightToVote, untilSentenceOver } from '../../vocabulary/voting.ts';
import { sentenceOver, waitedBy } from '../../vocabulary/waiting.ts';
import { cite, under } from './code.ts';
import { graded } from './grades.ts';
import { setAsideStays } from './how.ts';
import { neverSetAside } from './listed.ts';
import { said } from './said.ts';
import { criminal } from './sealing.ts';
import { lookUp } from './tasks.ts';

const canBeSetAside = rule(
  'not-left-out',
  'It was not dangerous. It was no sex crime with registration, and no felony with a victim under 15. The judge found no sexual motive',
  not(neverSetAside),
  cite('13-905(P)'),
  {
    otherwise:
      'It was dangerous, a sex crime with registration, or a felony with a victim under 15. Or the judge found a sexual motive',
  },
);

const anyFelony = all(adultConviction, felony);
const felonyOnce = atMost(1, felony, { byCase: true, elsewhere: 'felonies' });
/** A section outside the chapter on drugs is about no marijuana, whatever else was told. */
const marijuana = all(under('13-34*', anything), about('marijuana'));

/** Most who had marijuana had little. Of those who sold it nobody can presume that. */
const tooMuchMarijuana = when(
  about('drug_sale'),
  chargeFactAsked('overMarijuanaLimit'),
  chargeFact('overMarijuanaLimit', false, said.smallAmount),
);
const prostitution = under('13-3214', about('prostitution'));

export const otherWays: readonly Relief[] = [
  relief({
    id: 'az-marijuana',
    name: 'Expunge a marijuana case',
    kind: 'expungement',
    inForce: { from: '2021-07-12' },
    covers: all(marijuana, not(about('dui')), not(ended('pending'))),
    rules: [
      requires(caseOver, cite('36-2862')),
      rule(
        'small-amount',
        'It was 2.5 ounces or less, six plants or fewer at home, or things to use it with',
        not(tooMuchMarijuana),
        cite('36-2862(A); State v. Sorensen (2023)'),
        { otherwise: 'It was more than the law allows to be expunged' },
      ),
      rule(
        'before-legal',
        'It happened before the law of November 30, 2020',
        any(
          committedBefore('2020-11-30'),
          all(committedBefore('2021-07-12'), () => judgement(said.betweenTheDays)),
        ),
        cite('36-2862(A)'),
        { otherwise: 'It happened after the day on which the law made it legal' },
      ),
    ],
    effect:
      'The case is erased for the public: any conviction is vacated, and all records of it are sealed. You may say that it never happened. Small cases of selling count too.',
    limits: ['Other charges of the same case stay open to the public.', 'What you paid is not paid back.'],
    fee: 'There is no filing fee.',
    first: lookUp,
    steps: [
      'File the petition in the court that had the case, one for each case number.',
      'The prosecutor has 30 days to object. The judge must say yes, unless the prosecutor proves that the case does not fit.',
    ],
  }),
  relief({
    id: 'az-trafficking',
    name: 'Vacate a prostitution conviction of a trafficking victim',
    kind: 'vacatur',
    covers: all(adultConviction, prostitution, traffickingVictim),
    rules: [
      rule(
        'trafficked',
        'It was prostitution, and you did it because someone trafficked you',
        all(prostitution, traffickingVictim),
        cite('13-909(A)'),
      ),
    ],
    effect:
      'The conviction is vacated, and the files say that you were the victim. You may say that it never happened, save for a fingerprint clearance card.',
    fee: phrase.feeUnconfirmed,
    first: hotline,
    steps: ['Apply to the court that sentenced you.', phrase.traffickingHelp],
  }),
  relief({
    id: 'az-set-aside',
    name: 'Set aside a conviction',
    kind: 'set_aside',
    covers: all(convictedOrPardoned, criminal),
    rules: [
      canBeSetAside,
      requires(sentenceOver, cite('13-905(A)')),
      requires(everythingPaid, cite('13-905(A)')),
    ],
    effect: `The judge takes back the guilty judgment and dismisses the charge. There is no wait. Gun rights come back, unless it was a serious crime (A.R.S. § 13-706). ${setAsideStays}`,
    limits: [
      'You must still say that you were convicted, and may add that it was set aside.',
      'It counts in a new criminal case and for your driver license.',
    ],
    cautions: [
      'The judge weighs the crime, your record since and the victim’s view, and may say no.',
      'If you still owe money, the form lets you say why. Ask the court before you file.',
    ],
    fee: 'There is no filing fee.',
    first: lookUp,
    steps: [
      'Fill in Form 31(a), one for each case, and file it in the court that convicted you.',
      'Ask on the same form for a Certificate of Second Chance.',
      'The prosecutor and the victim have 30 days to object.',
    ],
  }),
  relief({
    id: 'az-second-chance',
    name: 'Certificate of Second Chance',
    kind: 'certificate',
    alternative: true,
    covers: all(convictedOrPardoned, criminal),
    rules: [
      canBeSetAside,
      requires(
        waitedBy(
          [years(5), 'for a class 2 or 3 felony', all(felony, graded('2', '3'))],
          [years(2), 'for other felonies', felony],
          [years(0), 'for other crimes'],
        ).since('completed'),
        cite('13-905(K)'),
      ),
    ],
    effect:
      'It comes with a set-aside, or later. It lifts bars to work licenses, and it protects employers and landlords who take you.',
    limits: ['For felonies you get it once in your life.'],
    fee: phrase.feeUnconfirmed,
    first: lookUp,
    steps: ['Ask for it on the form to set aside the conviction, or later in the same court.'],
  }),
  relief({
    id: 'az-pardon',
    name: phrase.askGovernor,
    kind: 'pardon',
    alternative: true,
    covers: anyFelony,
    rules: [requires(caseOver, other('Ariz. Admin. Code R5-4-201; A.R.S. §§ 31-402, 31-442'))],
    effect: 'The Governor forgives the crime and gives back your rights, guns included.',
    limits: ['A pardon does not seal the record.'],
    cautions: ['Pardons are rare. The Board of Executive Clemency has to recommend it first.'],
    fee: 'We found no fee. A notice in a newspaper costs money.',
    first: task('get_form', 'Get the pardon form from the Board of Executive Clemency.'),
    steps: [
      'Send the Board’s form with the papers it asks for: court papers, proof that all is paid, and letters.',
      'The Board holds a hearing. If it says yes, the Governor decides.',
    ],
  }),
  rightToVote({
    id: 'az-voting',
    voting: untilSentenceOver({
      paid: ['what you owe the victim', 'is'],
      rule: 'After a first felony the vote comes back by itself, once your sentence is over, with any probation, and the victim is paid. After a second felony a court has to give it back.',
      barred: `${phrase.notNow} With more than one felony, a court has to give your vote back first. If one did, you may register.`,
    }),
    restores: ['vote', 'jury', 'office'],
    covers: anyFelony,
    rules: [
      rule('only-felony', 'It is your only felony', felonyOnce, cite('13-907'), {
        otherwise: 'You have more than one felony',
        asks: 'Is it your only felony?',
      }),
      requires(sentenceOver, cite('13-907')),
      requires(paid('restitution'), cite('13-907')),
    ],
    effect:
      'After a first felony the right to vote comes back by itself, once your sentence is over and the victim is paid. So do the rights to sit on a jury and to hold office. Gun rights come back too, unless it was dangerous or serious.',
  }),
  relief({
    id: 'az-civil-rights',
    name: 'Ask a court for your civil rights',
    kind: 'rights',
    restores: ['vote', 'jury', 'office', 'guns'],
    alternative: true,
    covers: anyFelony,
    rules: [
      requires(
        waitedBy([years(2), 'after prison', sentencedTo('prison')], [years(0), 'after probation']).since(
          'completed',
        ),
        cite('13-908'),
      ),
    ],
    effect:
      'A judge may give back the right to vote, to sit on a jury and to hold office. It is for people with more than one felony, or who still owe the victim.',
    limits: [
      'Ask for guns apart (A.R.S. § 13-910): after 2 years, or 10 for a serious crime. After a dangerous one you cannot.',
    ],
    fee: phrase.feeUnconfirmed,
    first: task('ask_court', 'Ask the superior court clerk how to get your rights back.'),
    steps: [
      'Apply to the superior court of the county that sentenced you.',
      'Once a judge has given back your vote, you may register. Not before.',
    ],
  }),
];
