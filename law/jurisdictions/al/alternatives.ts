import { all, not } from '../../engine/condition.ts';
import { always } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { ended, felony, inAdultCourt } from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk, askElectionOffice } from '../../vocabulary/tasks.ts';
import { sentenceOver } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { moralTurpitude, sexOffense } from './exclusions.ts';

const felonyConviction = all(inAdultCourt, ended('convicted'), felony);

export const alternatives: readonly Relief[] = [
  relief({
    id: 'al-pardon',
    name: 'Pardon by the Board of Pardons and Paroles',
    kind: 'pardon',
    alternative: true,
    covers: all(inAdultCourt, ended('convicted')),
    rules: [requires(sentenceOver, cite('15-22-36; the Board’s own page'))],
    effect:
      'The Board forgives the crime and may give back your rights. 180 days later a nonviolent felony may be expunged.',
    limits: [
      'A pardon alone does not hide the record. Ask for the restoration of civil and political rights in it.',
    ],
    cautions: [
      'After 3 years on parole you may ask before the sentence is over.',
      'More than half of those who ask have got one. It takes about a year.',
    ],
    fee: 'None that we found.',
    first: task('ask_agency', 'Ask your probation and parole office how to apply for a pardon.'),
    steps: [
      'Apply at the local probation and parole office, or write to the Board in Montgomery.',
      'There is a public hearing.',
    ],
  }),
  relief({
    id: 'al-limited-relief',
    name: 'Order of limited relief, for a job license',
    kind: 'certificate',
    alternative: true,
    covers: all(inAdultCourt, ended('convicted')),
    rules: [
      rule(
        'any-time',
        'You can ask unless more than 6 months of a jail or prison term are left',
        () => always,
        cite('12-26-6(a)(1)'),
      ),
      rule(
        'no-open-felony',
        'You are not charged with a felony, or with a Class A misdemeanor of the last 12 months',
        nothingPending,
        cite('12-26-6(a)(2), (3)'),
        { otherwise: 'You have an open case' },
      ),
    ],
    effect:
      'A licensing board may not turn you down by rule because of the conviction. It may still weigh what you did.',
    limits: ['It hides nothing. It is not for police jobs or driver licenses.'],
    cautions: ['If the judge says no, you must wait 2 years to ask again for the same convictions.'],
    fee: '$100 to file. If you cannot pay, ask the court.',
    first: askClerk,
    steps: [
      'File a petition in the circuit court. Name the convictions and the licenses they keep you from, and sign it under oath.',
      'The clerk sends it to the licensing board. The judge rules within 90 days.',
    ],
  }),
  relief({
    id: 'al-vote',
    name: phrase.rightToVote,
    kind: 'rights',
    alternative: true,
    covers: felonyConviction,
    rules: [
      rule(
        'not-gravest',
        'It was not a sex crime or another crime for which only a pardon helps',
        not(sexOffense),
        cite('15-22-36.1(g)'),
        { otherwise: 'For this crime only a pardon gives the vote back' },
      ),
      requires(sentenceOver, cite('15-22-36.1(a)(4)')),
      requires(everythingPaid, cite('15-22-36.1(a)(3)')),
      requires(nothingPending, cite('15-22-36.1(a)(2)')),
    ],
    effect: 'The Board gives you a certificate (CERV), and you may register to vote.',
    limits: [
      'Felonies that are not on the list of moral turpitude never take the vote, such as having drugs.',
      'Murder and treason need a pardon too.',
    ],
    fee: phrase.noFee,
    first: task('ask_agency', 'Ask the Board of Pardons and Paroles whether you may vote.'),
    steps: [
      'Ask the Board of Pardons and Paroles for a CERV. It answers within about 45 days.',
      phrase.registerToVote,
    ],
  }),
  relief({
    id: 'al-still-votes',
    name: 'The vote was never lost',
    kind: 'rights',
    alternative: true,
    automatic: true,
    covers: felonyConviction,
    rules: [
      rule(
        'not-moral-turpitude',
        'It is not on the list of felonies of moral turpitude',
        not(moralTurpitude),
        cite('17-3-30.1(c)'),
        { otherwise: 'It is on the list of felonies of moral turpitude' },
      ),
    ],
    effect: 'You may vote.',
    fee: phrase.noFee,
    first: askElectionOffice,
    steps: [phrase.registerToVote],
  }),
];
