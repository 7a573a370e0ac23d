import { all } from '../../engine/condition.ts';
import { type Relief, relief, requires } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { adultConviction, felony } from '../../vocabulary/facts.ts';
import { notLockedUpForFelony, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { sentenceOver } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';

export const alternatives: readonly Relief[] = [
  relief({
    id: 'nv-pardon',
    name: 'Ask the Board of Pardons for a pardon',
    kind: 'pardon',
    alternative: true,
    leadsTo: ['nv-pardoned-by-itself'],
    covers: adultConviction,
    rules: [requires(sentenceOver, cite('213.090'))],
    effect:
      'The crime is forgiven. Gun rights come back if the pardon says so. Then the record can be sealed.',
    limits: [
      'The Governor, the Attorney General and the Supreme Court decide together, and may say no.',
      'The Board wants to see many good years after the sentence.',
    ],
    fee: 'We found no fee for asking.',
    first: task('get_form', 'Get the pardon application from the Board of Pardons.'),
    steps: ['Send the application to the Board of Pardons in Carson City.'],
  }),
  rightToVote({
    id: 'nv-voting',
    voting: whileLockedUp(),
    covers: all(felony, adultConviction),
    rules: [requires(notLockedUpForFelony, cite('213.157'))],
  }),
];
