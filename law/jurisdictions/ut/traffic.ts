import { all, when } from '../../engine/condition.ts';
import { cite, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { anything, convicted, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { called, waitedBy } from '../../vocabulary/waiting.ts';
import { law } from './cites.ts';
import { trafficOffense } from './classes.ts';
import { finesPaid, trafficCase } from './convictions.ts';
import { byItself, directPetition } from './how.ts';
import { entirely } from './non-convictions.ts';
import { noTrafficPending, noTrafficProbation } from './requirements.ts';
import { dayDecided, trafficWait } from './waits.ts';

const drivingRecord = 'Your driving record at the Driver License Division is another record.';

const deletion = {
  ...byItself,
  inForce: { from: '2020-05-01' },
  effect: 'The court deletes its record of the traffic case.',
  limits: [drivingRecord],
} as const;

export const traffic: readonly Relief[] = [
  relief({
    ...deletion,
    id: 'ut-traffic-deletion',
    name: 'An old traffic case, deleted by itself',
    covers: all(inAdultCourt, convicted, trafficCase),
    rules: [
      requires(
        waitedBy([years(6), 'for class B'], [years(5), 'otherwise'])
          .counted(trafficWait(5))
          .since(dayDecided),
        law(202, '(1)(c)'),
      ),
    ],
  }),
  relief({
    ...deletion,
    id: 'ut-traffic-no-conviction',
    name: 'A traffic case without a conviction, deleted by itself',
    covers: all(inAdultCourt, ended('acquitted', 'dismissed'), trafficOffense),
    rules: [
      rule(
        'whole-case',
        'You were found not guilty of all charges, or all were dismissed with prejudice',
        entirely,
        law(202, '(1)'),
      ),
    ],
  }),
  relief({
    ...directPetition,
    id: 'ut-traffic-petition',
    name: 'Expunge a traffic case sooner',
    covers: all(inAdultCourt, ended('convicted', 'dismissed', 'deferred', 'diverted'), trafficCase),
    rules: [
      requires(
        waitedBy([years(4), 'for class B'], [years(3), 'otherwise'])
          .counted(trafficWait(3))
          .since(called('it was decided or dismissed', 'disposition')),
        law(305, '(3)'),
      ),
      rule('no-open-traffic-case', 'You have no other traffic case open', noTrafficPending, law(305, '(3)'), {
        otherwise: 'You have another traffic case open',
      }),
      rule(
        'no-traffic-probation',
        'You are not on probation for a traffic case',
        noTrafficProbation,
        law(305, '(3)'),
        { otherwise: 'You are on probation for a traffic case' },
      ),
      rule(
        'fine-paid',
        'You have paid the fine',
        when(convicted, finesPaid, anything),
        cite('Utah Courts on 77-40a-305'),
      ),
    ],
    limits: [...directPetition.limits, drivingRecord],
  }),
];
