import { all } from '../../engine/condition.ts';
import { always, assuming } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { ended, inAdultCourt, inJuvenileCourt } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { past } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { said } from './said.ts';
import { check } from './tasks.ts';

/**
 * RCW 9.94A.030(11)(b) speaks of a conviction “vacated pursuant to a governor’s pardon”. Courts say that a pardon forgives
 * and does not erase (State v. Aguirre, 1994): the court file stays.
 */
const offThePublicRecord = relief({
  id: 'wa-pardoned',
  name: 'Off the public record after a pardon',
  kind: 'sealing',
  automatic: true,
  covers: all(inAdultCourt, ended('pardoned')),
  rules: [
    requires(past('pardoned'), cite('9.94A.030(11)(b)')),
    rule(
      'told-to-patrol',
      'The Governor’s Office sent your pardon to the State Patrol',
      ({ charge }) => assuming(said.pardonSent, always, charge.path('disposition')),
      cite('9.94A.030(11)(b)'),
    ),
  ],
  effect: 'The State Patrol takes the conviction out of the record that it shows to the public.',
  limits: [
    'Police and courts can still see it, with a note of the pardon.',
    'The court file stays. If you are asked about convictions, say that you were pardoned.',
    phrase.privateCopies,
  ],
  fee: phrase.nothingToFile,
  first: check,
  steps: [
    'Order your own record from the State Patrol. If the conviction still shows, ask the Governor’s Office to send the pardon again.',
  ],
});

/** RCW 13.50.270(2): within thirty days after the Governor's office tells the offices of it. */
const youthRecord = relief({
  id: 'wa-youth-pardoned',
  name: 'Destroying a youth record after a pardon',
  kind: 'expungement',
  automatic: true,
  covers: all(inJuvenileCourt, ended('pardoned')),
  rules: [
    requires(past('pardoned'), cite('13.50.270(2)')),
    rule(
      'full-pardon',
      'The pardon is full and without conditions',
      ({ charge }) => assuming(said.fullPardon, always, charge.path('disposition')),
      cite('13.50.270(2)'),
    ),
  ],
  effect: 'Courts, police and prosecutors destroy the record within 30 days. By law it never happened.',
  limits: [phrase.privateCopies],
  fee: phrase.nothingToFile,
  first: task('check', 'Ask the juvenile court clerk whether your record is gone.'),
  steps: ['If it is not, ask the Governor’s Office to tell the court.'],
});

export const pardonReliefs: readonly Relief[] = [offThePublicRecord, youthRecord];
