import { all, allAmong, type FactCondition, not } from '../../engine/condition.ts';
import { allOf, always, fact, opposite, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { convictedOrPardoned, ended, felony, inAdultCourt } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { rightToVote, untilSentenceOver } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { those } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { violentFelony } from './exclusions.ts';

const felonyConviction = all(convictedOrPardoned, felony);
const felonies = those(felonyConviction);

/** Felonies of one event count as one. */
const oneFelonyEvent: FactCondition = (matter) => {
  const { felonies: elsewhere } = matter.file.answers.elsewhere ?? {};
  const abroad = elsewhere === undefined ? unknown('elsewhere.felonies') : fact(elsewhere === 0);
  const here = allAmong(felonies(matter), ({ other, is }) =>
    other.charge.caseKey === matter.charge.caseKey ? always : opposite(is),
  );
  return allOf([abroad, here]);
};

const notViolent = rule(
  'not-violent',
  'It was not a violent felony',
  not(violentFelony),
  cite('7-13-105(e)(ii)'),
  { otherwise: 'It was a violent felony', asks: 'Was it a felony without violence?' },
);
const onlyFelony = rule(
  'only-felony',
  'You have no other felony. Felonies from one event count as one',
  oneFelonyEvent,
  cite('7-13-105(b)(i)'),
  { otherwise: 'You have another felony', asks: 'Is it your only felony?' },
);

const corrections =
  'Ask the Department of Corrections if no certificate came, or if your sentence ended before 2010. It has a form.';

export const alternatives: readonly Relief[] = [
  relief({
    id: 'wy-deferral',
    name: 'Asking for a deferral: probation without a conviction',
    kind: 'dismissal',
    alternative: true,
    covers: all(inAdultCourt, ended('pending')),
    rules: [
      rule(
        'no-felony-before',
        'You were never convicted of a felony',
        atMost(0, felony, { elsewhere: 'felonies' }),
        cite('7-13-301(a)'),
        { otherwise: 'You were convicted of a felony before' },
      ),
    ],
    effect:
      'The judge puts off the case for 1 to 3 years of probation and then dismisses it. It is not a conviction.',
    limits: [
      'A case that ends like this cannot be expunged later. A case that is simply dropped can.',
      'The judge and the prosecutor must both agree.',
      'Murder, rape, aggravated assault and grave arson are left out. So is a second case of drunk driving or of violence at home.',
    ],
    cautions: ['You get this once in your life. If you break a rule, the judge can convict you.'],
    fee: 'We could not confirm the costs. Ask your lawyer.',
    first: task('ask_lawyer', 'Ask your lawyer about a deferral before you plead.'),
    steps: ['It stands in § 7-13-301, and for a first drug case in § 35-7-1037.'],
  }),
  relief({
    id: 'wy-pardon',
    name: "Governor's pardon",
    kind: 'pardon',
    alternative: true,
    covers: all(inAdultCourt, ended('convicted'), felony),
    rules: [
      rule('felony', 'It was a felony', felony, cite('7-13-804(a)'), { otherwise: 'It was not a felony' }),
      requires(sentenceOver, cite('7-13-804; how governors have asked')),
    ],
    effect: 'The governor forgives the crime. You get back the rights that the felony took.',
    limits: ['A pardon does not expunge or seal the record.'],
    cautions: [
      'Governors have wanted 10 years since the sentence ended, and have said no to sex crimes. Pardons are rare.',
      'The prosecutor is told at least 3 weeks before the governor looks at it.',
    ],
    fee: phrase.feeUnconfirmed,
    first: task('get_form', 'Ask the governor’s office for its pardon papers.'),
    steps: [
      'Write to the governor’s office and ask for its pardon papers.',
      'Tell the crime, the day and place of the conviction, the sentence, what you served, and any later arrest.',
    ],
  }),
  rightToVote({
    id: 'wy-vote',
    voting: untilSentenceOver({
      over: 'turns',
      rule: 'A felony takes your vote. After one nonviolent felony it comes back once your whole sentence is over, with any probation and parole. After a violent felony, or more than one, only the governor gives it back.',
      barred: `${phrase.notNow} After a violent felony, or more than one, only the governor gives the vote back.`,
      misdemeanors: 'A misdemeanor does not take your vote.',
    }),
    automatic: true,
    covers: felonyConviction,
    rules: [requires(sentenceOver, cite('7-13-105(b)(ii)')), notViolent, onlyFelony],
    effect:
      'Once that is so, you may vote again. The Department of Corrections sends you a certificate if your sentence ended in 2010 or later.',
    limits: ['Misdemeanors never take the right to vote.'],
    steps: [corrections, phrase.registerToVote],
  }),
  relief({
    id: 'wy-other-rights',
    name: 'Gun, jury and office rights after one nonviolent felony',
    kind: 'rights',
    restores: ['guns', 'jury', 'office'],
    alternative: true,
    inForce: { from: '2023-07-01' },
    covers: felonyConviction,
    rules: [requires(waited(years(5)).since('completed'), cite('7-13-105(f)')), notViolent, onlyFelony],
    effect:
      'Wyoming law then lets you hold office, sit on a jury and have a gun. The Department of Corrections gives you a certificate. Wait for it before you touch a gun.',
    limits: [
      'Federal law may still forbid you a gun. Ask a lawyer before you touch one.',
      'A new felony makes the certificate void.',
    ],
    fee: phrase.noFee,
    first: task('ask_agency', 'Ask the Department of Corrections whether your rights are back.'),
    steps: ['If your sentence ended before July 2023, apply to the Department of Corrections.'],
  }),
  relief({
    id: 'wy-governor-rights',
    name: 'Asking the governor to give back your rights',
    kind: 'rights',
    restores: ['vote', 'jury', 'office'],
    alternative: true,
    covers: felonyConviction,
    rules: [requires(sentenceOver, cite('7-13-105(a)'))],
    effect: 'The governor may give back the rights to vote, to sit on a jury and to hold office.',
    limits: ['The record stays. The governor may say no.'],
    fee: phrase.feeUnconfirmed,
    first: task('ask_agency', 'Ask the governor’s office how to get your rights back.'),
    steps: [
      'Write to the governor’s office. This way is also for violent felonies and for more than one felony.',
    ],
  }),
];
