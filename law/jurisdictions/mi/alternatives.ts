import { all, type Condition } from '../../condition.ts';
import { type Relief, relief, rule } from '../../relief.ts';
import { convicted, inAdultCourt } from '../../vocabulary/facts.ts';
import { rightToVote } from '../../vocabulary/voting.ts';
import { always, blocked, from } from '../../when.ts';
import { mcl } from './cites.ts';

const anyTime: Condition = () => always;

const pardon = relief({
  id: 'mi-pardon',
  name: 'Ask the governor for a pardon',
  kind: 'pardon',
  alternative: true,
  covers: all(convicted, inAdultCourt),
  rules: [
    rule(
      'You may ask for a pardon of any Michigan conviction. You may ask once every two years',
      anyTime,
      mcl('791.243–791.244; Mich. Const. art. V, § 14'),
    ),
  ],
  effect: 'A pardon wipes out the conviction.',
  limits: ['Pardons are very rare. The governor decides, after the Parole Board has looked at it.'],
  fee: 'We could not confirm the fee. Ask the Parole Board before you file.',
  steps: [
    'Get the pardon application of the Michigan Department of Corrections.',
    'Send it to the Michigan Parole Board. It begins its review within 60 days.',
  ],
});

const notLockedUp: Condition = ({ charge, file }) => {
  const { sentence, releasedDate, completedDate, completed } = charge;
  if (completed === true) return always;
  const served = sentence !== undefined && !sentence.includes('jail') && !sentence.includes('prison');
  if (served) return always;
  if (releasedDate !== undefined) return from(charge.dateOf('released').span.last);
  if (completedDate !== undefined && charge.dateOf('completed').span.last <= file.asOf) return always;
  return { ...blocked('You can vote once you are released.'), earliest: Number.NEGATIVE_INFINITY };
};

const voting = rightToVote({
  id: 'mi-voting',
  rules: [
    rule(
      'You are not in jail or prison serving a sentence. On probation or parole you may vote',
      notLockedUp,
      mcl('168.758b; Mich. Const. art. II, § 2'),
    ),
  ],
  effect: 'You may register and vote like anyone else. A conviction does not have to be cleared first.',
  steps: ['Register with your city or township clerk, or check that you are still registered.'],
});

/** What is left when nothing clears it. */
export const alternatives: readonly Relief[] = [pardon, voting];
