import { all, any } from '../../engine/condition.ts';
import { type Relief, relief, requires } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { adultConviction, felony, misdemeanor, ofLevel } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { rightToVote, untilSentenceOver } from '../../vocabulary/voting.ts';
import { sentenceOver } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';

export const alternatives: readonly Relief[] = [
  relief({
    id: 'sc-pardon',
    name: 'Pardon',
    kind: 'pardon',
    alternative: true,
    covers: all(adultConviction, any(misdemeanor, felony)),
    rules: [
      requires(sentenceOver, cite('24-21-950(A)')),
      requires(paid('restitution'), cite('17-25-322(E)')),
    ],
    effect:
      'The state forgives the crime and gives back your civil rights. You can hold office, serve on a jury and get licenses.',
    limits: ['The conviction stays on your record, with a note that it was pardoned.'],
    cautions: [
      'Two thirds of the board must agree. If it says no, wait 1 year before you ask again.',
      'On parole you may ask after 5 years under supervision.',
    ],
    fee: '$100, not paid back.',
    first: task('get_form', 'Get the pardon application. To file it costs $100.'),
    steps: [
      'Fill in the pardon application of the Department of Probation, Parole and Pardon Services.',
      'Add 3 letters of support from people who are not family, and proof that restitution is paid.',
      'The board holds a hearing. It takes about 7 to 9 months.',
    ],
  }),
  rightToVote({
    id: 'sc-vote',
    voting: untilSentenceOver({ misdemeanors: phrase.misdemeanorsVoteOutside }),
    automatic: true,
    covers: all(adultConviction, ofLevel('felony')),
    rules: [requires(sentenceOver, cite('7-5-120(B)(3)'))],
    effect: 'You may vote again once the whole sentence is over, with probation and parole.',
    cautions: ['You have to register again. Nobody may vote while serving time in jail or prison.'],
  }),
];
