import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { about, ended, felony, inAdultCourt } from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk } from '../../vocabulary/tasks.ts';
import { rightToVote, untilGivenBack } from '../../vocabulary/voting.ts';
import { sentenceOver } from '../../vocabulary/waiting.ts';
import { cite, under } from './code.ts';
import { moralTurpitude, sexOffense } from './exclusions.ts';
import { said } from './said.ts';

const listTakesVote = `${phrase.notNow} The crimes on the list take the vote until the Board of Pardons and Paroles gives you a certificate (CERV) or a pardon.`;

/** The act of 2024 added crimes and attempts to the list; which ones was read only in the news. */
const notAddedLater: FactCondition = when(
  about(
    'domestic_violence',
    'harassment',
    'violent',
    'assault',
    'elder_victim',
    'child_victim',
    'weapon',
    'other',
  ),
  () => judgement(said.listOfTurpitude),
  () => always,
);

const felonyConviction = all(inAdultCourt, ended('convicted'), felony);

export const alternatives: readonly Relief[] = [
  relief({
    id: 'al-pardon',
    name: 'Pardon by the Board of Pardons and Paroles',
    kind: 'pardon',
    alternative: true,
    leadsTo: ['al-pardoned-felony'],
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
    name: 'Getting the vote back (CERV)',
    kind: 'rights',
    restores: ['vote'],
    alternative: true,
    covers: felonyConviction,
    rules: [
      rule(
        'not-gravest',
        'It was not a sex crime or another crime for which only a pardon helps',
        not(any(sexOffense, under('13A-5-40 13A-6-2'))),
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
      'With the certificate you may register to vote. Before you have it, do not register.',
    ],
  }),
  rightToVote({
    id: 'al-still-votes',
    voting: untilGivenBack({
      lockedUp: 'turns',
      onProbation: 'turns',
      onParole: 'turns',
      rule: 'Only felonies on a list of “moral turpitude” take your vote, such as murder, rape, robbery, burglary and most theft. Others, such as having drugs or drunk driving, never do, not even in prison.',
      question:
        'Is your felony on the state’s list of “moral turpitude”, such as murder, rape, robbery, burglary or most theft?',
      lets: 'no',
      may: 'You may vote now, also on probation or parole. This felony did not take your vote.',
      notNow: listTakesVote,
      barred: listTakesVote,
      misdemeanors: 'A misdemeanor does not take your vote.',
    }),
    automatic: true,
    covers: felonyConviction,
    rules: [
      rule(
        'not-moral-turpitude',
        'It is not on the list of felonies of moral turpitude',
        all(not(moralTurpitude), notAddedLater),
        cite('17-3-30.1(c)'),
        { otherwise: 'It is on the list of felonies of moral turpitude' },
      ),
    ],
    cautions: [
      'In 2024 the list grew. Ask the registrar of your county before you register, if you are not sure.',
    ],
  }),
];
