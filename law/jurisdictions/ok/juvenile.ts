import {
  all,
  allAmong,
  any,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { caseAndProgramOver } from '../../vocabulary/endings.ts';
import { convicted, ended, infraction, inJuvenileCourt } from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { endedLater } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { said } from './said.ts';

const expunged = cite('10A: 2-6-109');
const sealed = cite('10A: 2-6-108(B)');

const over: Condition = when(convicted, sentenceOver, caseAndProgramOver);

/** A ticket is no “criminal offense”. */
const noCrimeAsAdult = any(inJuvenileCourt, infraction);

const onlyJuvenile: FactCondition = all(noneElsewhere(), ({ record }) =>
  allAmong(record, (each) => ask(noCrimeAsAdult, each)),
);

const aYearLater: Condition = when(
  convicted,
  waited(years(1)).since('supervision'),
  when(ended('deferred', 'diverted'), waitedSinceProgram(years(1)), waited(years(1)).since('disposition')),
);

const notGuiltySince = all(
  not(endedLater(all(ended('convicted', 'pardoned'), not(infraction)))),
  noneElsewhere(judgement(said.guiltyElsewhereSince)),
);

const asked = {
  covers: inJuvenileCourt,
  fee: 'We could not confirm the fee. Ask the court clerk before you file.',
} as const;

export const juvenileReliefs: readonly Relief[] = [
  relief({
    ...asked,
    id: 'ok-juvenile-expungement',
    name: 'Expunge a juvenile record',
    kind: 'expungement',
    rules: [
      rule(
        'case-over',
        'You finished what the juvenile court ordered, and the case is closed',
        over,
        expunged,
        {
          otherwise: 'The juvenile case is not over yet',
        },
      ),
      rule('no-adult-arrest', 'You were never arrested for a crime as an adult', onlyJuvenile, expunged, {
        otherwise: 'You had a case as an adult',
      }),
      requires(nothingPending, expunged),
      requires(everythingPaid, expunged),
    ],
    effect: 'The juvenile court record is expunged.',
    first: task('ask_court', 'Ask the district court clerk for your juvenile case number.'),
    steps: [
      'Ask the district court that had the case. You may ask aloud at the last review, or file a petition later.',
    ],
  }),
  relief({
    ...asked,
    id: 'ok-juvenile-sealing',
    name: 'Seal a juvenile record after one year',
    kind: 'sealing',
    rules: [
      rule(
        'waited',
        '1 year has passed since the case was closed and supervision ended',
        aYearLater,
        sealed,
        { otherwise: '1 year must pass since the case was closed and supervision ended' },
      ),
      rule('not-guilty-since', 'You were not found guilty of a crime since then', notGuiltySince, sealed, {
        otherwise: 'You were found guilty of a crime since then',
      }),
      requires(nothingPending, sealed),
    ],
    effect: 'The record is sealed. You may say that it never happened.',
    limits: ['A court can order it unsealed.'],
    first: task('ask_court', 'Ask the district court clerk for your juvenile case number.'),
    steps: ['File a motion to seal in the district court that had the case.'],
  }),
];
