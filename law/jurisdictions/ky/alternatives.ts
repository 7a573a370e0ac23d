import { all, type FactCondition, when } from '../../engine/condition.ts';
import { always, judgement } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { about, adultConviction, ended, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { rightToVote, untilSentenceOver } from '../../vocabulary/voting.ts';
import { sentenceOver } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

const governorsOrder = other('Executive Order 2019-003; Ky. Const. § 145');
const orderReaches: FactCondition = when(
  about(
    'homicide',
    'sexual',
    'assault',
    'violent',
    'domestic_violence',
    'child_victim',
    'robbery',
    'kidnapping',
  ),
  () => judgement(said.votingCrime),
  () => always,
);

export const alternatives: readonly Relief[] = [
  relief({
    id: 'ky-segregation',
    name: 'Keeping arrest records apart from those of convicted people',
    kind: 'sealing',
    alternative: true,
    covers: all(inAdultCourt, ended('dismissed', 'acquitted')),
    rules: [
      rule(
        'charges-gone',
        'You were found innocent, or all charges were dismissed or withdrawn',
        () => always,
        cite('17.142(1)'),
      ),
    ],
    effect: 'Police keep the arrest records in a file of their own. They are not erased.',
    fee: phrase.feeUnconfirmed,
    first: lookUp,
    steps: ['Apply to the court that had the case. Expungement does more, so ask for that first.'],
  }),
  relief({
    id: 'ky-pardon',
    name: 'Governor’s pardon',
    kind: 'pardon',
    alternative: true,
    leadsTo: ['ky-expungement-after-pardon'],
    covers: all(adultConviction, ofLevel('misdemeanor', 'felony')),
    rules: [requires(sentenceOver, other('Ky. Const. § 77'))],
    effect: 'The governor forgives the crime. After a full pardon you can ask a court to expunge it.',
    limits: ['A pardon alone does not take the crime off your record.'],
    cautions: ['The governor decides freely. Each governor has rules of their own.'],
    fee: 'None that we found.',
    first: task('get_form', 'Ask the governor’s office for its pardon application.'),
    steps: ['Say in it why you ask.'],
  }),
  rightToVote({
    id: 'ky-vote',
    voting: untilSentenceOver({
      over: 'turns',
      rule: 'A felony takes your vote. By the governor’s order of 2019 it comes back once your whole sentence is over, with any probation and parole, and no case is open. The order leaves out violent and sex crimes, bribery in an election and treason, and convictions of federal courts and other states.',
      question: 'Is your whole Kentucky sentence over, with any probation and parole, and is no case open?',
      barred: `${phrase.notNow} For this crime you have to ask the governor to give your vote back.`,
      misdemeanors: phrase.misdemeanorsVoteOutside,
    }),
    restores: ['vote', 'office'],
    automatic: true,
    covers: all(adultConviction, ofLevel('felony')),
    rules: [
      requires(sentenceOver, governorsOrder),
      requires(nothingPending, governorsOrder),
      rule(
        'order-reaches',
        'The crime is not one that the governor’s order leaves out',
        orderReaches,
        governorsOrder,
        {
          asks: 'Does the governor’s order reach your crime? It leaves out violent and sex crimes, bribery in an election and treason.',
        },
      ),
    ],
    effect:
      'By the governor’s order of 2019 many people may vote and hold office again once the whole sentence is over. You do not have to ask.',
    limits: [
      'It leaves out violent and sex crimes, bribery in an election and treason. Those people have to ask the governor.',
      'It does not give back gun rights, and it does not reach federal or other states’ convictions.',
    ],
    cautions: ['A new governor may end the order.'],
  }),
];
