import { all, any, not } from '../../condition.ts';
import { days } from '../../day.ts';
import { type Relief, relief, rule } from '../../relief.ts';
import { anything, convicted, inAdultCourt, sentencedTo } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { rightToVote } from '../../vocabulary/voting.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { mcl } from './cites.ts';

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
      mcl('791.243–791.244; Mich. Const. art. V, § 14'),
    ),
  ],
  effect: 'A pardon wipes out the conviction.',
  limits: ['Pardons are very rare. The governor decides, after the Parole Board has looked at it.'],
  fee: 'We could not confirm the fee. Ask before you file.',
  steps: [
    'Send the pardon application of the Department of Corrections to the Parole Board. It begins its review within 60 days.',
  ],
});

const voting = rightToVote({
  id: 'mi-voting',
  rules: [
    rule(
      'not-serving',
      'You are not in jail or prison serving a sentence',
      any(not(sentencedTo('jail', 'prison')), waited(days(0)).since('released')),
      mcl('168.758b; Mich. Const. art. II, § 2'),
    ),
  ],
});

/** What is left when nothing clears it. */
export const alternatives: readonly Relief[] = [pardon, voting];
