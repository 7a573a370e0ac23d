import { all } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { convictedOrPardoned, felony } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { notLockedUpForFelony, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { cite } from './code.ts';

export const otherWays: readonly Relief[] = [
  relief({
    id: 'nh-pardon',
    name: 'Ask the Governor and Council for a pardon',
    kind: 'pardon',
    alternative: true,
    covers: convictedOrPardoned,
    rules: [
      rule('convicted', 'You were convicted in a New Hampshire court', convictedOrPardoned, cite('4:21')),
    ],
    effect: 'A pardon forgives the crime. It is for what cannot be annulled.',
    limits: ['Pardons are rare. The Governor and Council decide, and may say no.'],
    fee: phrase.feeUnconfirmed,
    first: task('get_form', 'Write to the Attorney General in Concord for the pardon petition.'),
    steps: [],
  }),
  rightToVote({
    id: 'nh-voting',
    voting: whileLockedUp(),
    covers: all(convictedOrPardoned, felony),
    rules: [requires(notLockedUpForFelony, cite('607-A:2'))],
  }),
];
