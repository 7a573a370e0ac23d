import { all, any, type Condition, not, when } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { atLeast, hasTurned } from '../../vocabulary/age.ts';
import { freeOfConvictionFor } from '../../vocabulary/convictions.ts';
import { caseAndProgramOver } from '../../vocabulary/endings.ts';
import { about, anything, convicted, felony, inJuvenileCourt, weaponUsed } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { juvenileClerk } from '../../vocabulary/tasks.ts';
import { sentenceOver } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';

const records = cite('9-27-309(b)');

/**
 * Old enough, for a crime so grave, that an adult court could have had it: § 9-27-318(b), (c), now § 9-35-412. At 14 and 15
 * these are killing, kidnapping, aggravated robbery, rape, grave assaults, escape, and any felony with a firearm.
 */
const asAdult = all(
  convicted,
  felony,
  any(
    atLeast(16),
    all(
      atLeast(14),
      any(
        about('homicide', 'kidnapping', 'robbery', 'sexual', 'assault', 'violent', 'weapon', 'escape'),
        weaponUsed,
      ),
    ),
  ),
);

const over: Condition = when(convicted, sentenceOver, caseAndProgramOver);

const destroyed = {
  kind: 'expungement',
  effect: 'The record is destroyed.',
} as const;

export const juvenileReliefs: readonly Relief[] = [
  relief({
    ...destroyed,
    id: 'ar-juvenile-at-21',
    name: 'Juvenile records destroyed at 21',
    automatic: true,
    covers: all(inJuvenileCourt, not(asAdult)),
    rules: [requires(hasTurned(21), records)],
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the circuit court clerk whether your juvenile record was destroyed.'),
    steps: ['If it was not, ask the judge to do it.'],
  }),
  relief({
    ...destroyed,
    id: 'ar-juvenile-early',
    name: 'Ask for a juvenile record to be destroyed sooner',
    covers: all(inJuvenileCourt, not(asAdult)),
    rules: [
      rule('case-over', 'You finished what the juvenile court ordered', over, records, {
        otherwise: 'The juvenile case is not over yet',
      }),
    ],
    cautions: [phrase.judgeMaySayNo],
    fee: 'We could not confirm the fee. Ask the clerk before you file.',
    first: juvenileClerk,
    steps: ['Ask the juvenile division of the circuit court that had the case.'],
  }),
  relief({
    ...destroyed,
    id: 'ar-juvenile-grave',
    name: 'Ask for a grave juvenile record to be destroyed',
    covers: all(inJuvenileCourt, asAdult),
    rules: [
      rule(
        'waited',
        '10 years have passed since you were last found guilty of anything, as a juvenile or an adult',
        freeOfConvictionFor(years(10), anything),
        records,
        {
          otherwise:
            '10 years must pass since you were last found guilty of anything, as a juvenile or an adult',
        },
      ),
    ],
    cautions: [phrase.judgeMaySayNo],
    fee: 'We could not confirm the fee. Ask the clerk before you file.',
    first: juvenileClerk,
    steps: ['Ask the juvenile division of the circuit court that had the case.'],
  }),
];
