import { all, any, type Condition, not, when } from '../../engine/condition.ts';
import { always } from '../../engine/when.ts';
import { cite as other, type Relief, relief, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { atMost, freeOfConvictionFor } from '../../vocabulary/convictions.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import {
  about,
  adultConviction,
  anything,
  felony,
  inAdultCourt,
  ofLevel,
  sentencedTo,
} from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { notLockedUpForFelony, rightToVote, untilSentenceOver } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { graded } from './grades.ts';
import { lookUp } from './tasks.ts';

const seals = 'With a pardon all records are sealed, and you get back what the conviction took from you.';
const pardon = {
  kind: 'pardon',
  alternative: true,
  effect: seals,
  limits: [
    'The Governor decides, and may say no.',
    'Gun rights come back only if the pardon says so (§ 24-14-12).',
  ],
  fee: phrase.feeUnconfirmed,
} as const;

/** § 24-14-8: after prison from the release, otherwise from the offense. */
const fiveYears: Condition = when(
  sentencedTo('prison'),
  waited(years(5)).since('released'),
  waited(years(5)).since('offense'),
);
const oneFelony = atMost(1, all(inAdultCourt, felony), { elsewhere: 'felonies' });

const expedited = other('Board of Pardons and Paroles, expedited pardon; ARSD 17:60:05:26');
const quiet = freeOfConvictionFor(years(5), not(about('traffic')));

/** Until 2012 the vote was lost only with a sentence to prison. */
const convictedBefore2012 = happenedBefore('disposition', '2012-07-01');
const mayVote: Condition = any(
  all(convictedBefore2012, not(sentencedTo('prison', 'suspended'))),
  all(
    sentenceOver,
    when(convictedBefore2012, () => always, everythingPaid),
  ),
);

export const alternatives: readonly Relief[] = [
  relief({
    ...pardon,
    id: 'sd-exceptional-pardon',
    leadsTo: ['sd-pardoned'],
    name: 'Ask for an exceptional pardon',
    covers: adultConviction,
    rules: [
      rule('one-felony', 'You have no more than one felony conviction', oneFelony, cite('24-14-8'), {
        otherwise: 'You have more than one felony conviction',
      }),
      rule(
        'not-for-life',
        'It was not a crime that can bring life in prison',
        not(all(felony, graded('a', 'b', 'c'))),
        cite('24-14-8'),
        { otherwise: 'It was a crime that can bring life in prison' },
      ),
      rule(
        'waited',
        '5 years have passed since you left prison, or since the offense if you were not in prison',
        fiveYears,
        cite('24-14-8'),
        { otherwise: '5 years must pass since you left prison, or since the offense' },
      ),
    ],
    cautions: ['You do not have to put a notice in the newspaper.'],
    first: task('get_form', 'Get the pardon application from the Board of Pardons and Paroles.'),
    steps: [
      'Apply online or on paper to the Board of Pardons and Paroles. It holds a hearing and advises the Governor.',
    ],
  }),
  relief({
    ...pardon,
    id: 'sd-expedited-pardon',
    leadsTo: ['sd-pardoned'],
    name: 'Ask for an expedited pardon',
    covers: all(adultConviction, ofLevel('misdemeanor', 'infraction')),
    rules: [
      rule(
        'waited',
        '5 years have passed for a Class 2 misdemeanor or petty offense, 10 for a nonviolent Class 1',
        when(
          any(ofLevel('infraction'), graded('2')),
          waited(years(5)).since('offense'),
          waited(years(10)).since('offense'),
        ),
        expedited,
      ),
      rule(
        'nonviolent',
        'It was not violent',
        not(about('violent', 'assault', 'domestic_violence', 'sexual', 'robbery', 'homicide')),
        expedited,
        { otherwise: 'It was violent' },
      ),
      rule('quiet', 'You had no other offense in the last 5 years, traffic apart', quiet, expedited, {
        otherwise: 'You had an offense in the last 5 years',
      }),
      rule(
        'no-felony',
        'You have no felony',
        atMost(0, all(inAdultCourt, felony), { elsewhere: 'felonies' }),
        expedited,
        {
          otherwise: 'You have a felony conviction',
        },
      ),
    ],
    first: task('get_form', 'Get the pardon application from the Board of Pardons and Paroles.'),
    steps: ['Use the expedited form of the Board of Pardons and Paroles. It is a shorter way.'],
  }),
  relief({
    ...pardon,
    id: 'sd-pardon',
    leadsTo: ['sd-pardoned'],
    name: 'Ask for a pardon',
    covers: adultConviction,
    rules: [
      rule('out-of-prison', 'You are not in prison', notLockedUpForFelony, cite('24-14-5'), {
        otherwise: 'You are in prison',
      }),
    ],
    cautions: ['You must put a notice in a newspaper of the county for three weeks (§ 24-14-4).'],
    first: task('get_form', 'Get the pardon application from the Board of Pardons and Paroles.'),
    steps: [
      'Apply online or on paper to the Board of Pardons and Paroles. It holds a hearing and advises the Governor.',
    ],
  }),
  relief({
    id: 'sd-destroyed-record',
    name: 'Ask the state police office to destroy an old record',
    kind: 'expungement',
    alternative: true,
    covers: all(inAdultCourt, anything),
    rules: [
      rule(
        'old-enough',
        'It was a misdemeanor decided at least 10 years ago, or you are 75 and had no violation in 10 years',
        any(
          all(ofLevel('misdemeanor', 'infraction'), waited(years(10)).since('disposition')),
          all(hasTurned(75), freeOfConvictionFor(years(10), anything)),
        ),
        cite('23-6-8.1'),
      ),
    ],
    effect: 'The state’s crime office may destroy its own copy. Court records stay.',
    limits: ['The office may do it, but does not have to.'],
    fee: phrase.feeUnconfirmed,
    first: lookUp,
    steps: ['Write to the Division of Criminal Investigation and ask. Name § 23-6-8.1.'],
  }),
  rightToVote({
    id: 'sd-voting',
    voting: untilSentenceOver({ paid: ['all that you owe', 'is'] }),
    covers: all(adultConviction, felony),
    rules: [
      rule(
        'sentence-over',
        'Your whole sentence is over and paid, if you were convicted since July 1, 2012. Before, only prison time counted',
        mayVote,
        other('SDCL § 12-4-18; Secretary of State', 'https://sdlegislature.gov/Statutes/12-4-18'),
        { otherwise: 'Your sentence is not over or not paid yet' },
      ),
    ],
    effect: 'You may vote once your sentence is over, with probation, parole and all you had to pay.',
  }),
];
