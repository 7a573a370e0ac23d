import { all } from '../../engine/condition.ts';
import { type Relief, relief, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { anything, convicted, inAdultCourt } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { outOf, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { cite } from './code.ts';

const pardon = relief({
  id: 'mi-pardon',
  name: phrase.askGovernor,
  kind: 'pardon',
  alternative: true,
  covers: all(convicted, inAdultCourt),
  rules: [
    rule(
      'any-conviction',
      'You may ask for a pardon of any Michigan conviction, once every two years',
      anything,
      cite('791.243–791.244; Mich. Const. art. V, § 14'),
    ),
  ],
  effect: 'A pardon wipes out the conviction.',
  limits: ['Pardons are very rare. The governor decides, after the Parole Board has looked at it.'],
  fee: 'We could not confirm the fee. Ask before you file.',
  first: task('get_form', 'Get the pardon application from the Department of Corrections.'),
  steps: [
    'Send the pardon application of the Department of Corrections to the Parole Board. It begins its review within 60 days.',
    'If the Board finds merit, it asks the judge and the prosecutor of the case what they think. If neither objects, there is a public hearing.',
    'The Board then sends it to the Governor, who decides. That is so even if it finds no merit.',
  ],
});

const voting = rightToVote({
  id: 'mi-voting',
  voting: whileLockedUp({
    rule: 'A conviction takes your vote only while you serve a sentence in jail or prison. On probation or parole you may vote.',
    question: 'Are you in jail or prison serving a sentence now?',
    misdemeanors: phrase.misdemeanorsVoteOutside,
  }),
  rules: [
    rule(
      'not-serving',
      'You are not in jail or prison serving a sentence',
      outOf('jail', 'prison'),
      cite('168.758b; Mich. Const. art. II, § 2'),
      { otherwise: 'You are in jail or prison serving a sentence' },
    ),
  ],
});

/** What is left when nothing clears it. */
export const alternatives: readonly Relief[] = [pardon, voting];
