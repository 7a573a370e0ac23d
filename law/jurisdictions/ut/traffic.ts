import { all, type Condition, when } from '../../condition.ts';
import { years } from '../../day.ts';
import { cite, type Relief, relief, rule } from '../../relief.ts';
import { convicted, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { code, law305 } from './cites.ts';
import { classB, trafficOffense } from './classes.ts';
import { finesPaid } from './convictions.ts';
import { byItself, directPetition } from './how.ts';
import { entirely } from './non-convictions.ts';
import { noOpenCase, nothingPending, notSupervised } from './requirements.ts';

/** Since it was decided; one year more for class B. */
function decidedFor(count: number): Condition {
  return when(
    classB,
    waited(years(count + 1)).since('disposition'),
    waited(years(count)).since('disposition'),
  );
}

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
    covers: all(inAdultCourt, convicted, trafficOffense),
    rules: [
      rule(
        'You have waited 5 years since it was decided, or 6 if it is of class B',
        decidedFor(5),
        code('77-40a-202', '(1)(c)'),
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
        'You were found not guilty of all charges, or all were dismissed with prejudice',
        entirely,
        code('77-40a-202', '(1)'),
      ),
    ],
  }),
  relief({
    ...directPetition,
    id: 'ut-traffic-petition',
    name: 'Expunge a traffic case sooner',
    covers: all(inAdultCourt, convicted, trafficOffense),
    rules: [
      rule(
        'You have waited 3 years since it was decided, or 4 if it is of class B',
        decidedFor(3),
        law305('(3)'),
      ),
      rule(noOpenCase, nothingPending, law305('(3)')),
      rule('You are not on probation', notSupervised, law305('(3)')),
      rule('You have paid the fine', finesPaid, cite('Utah Courts on 77-40a-305')),
    ],
    limits: [...directPetition.limits, drivingRecord],
  }),
];
