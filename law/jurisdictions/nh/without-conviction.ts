import { all, allAmong, ask, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { opposite } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { caseAndProgramOver, caseOver } from '../../vocabulary/endings.ts';
import { anything, ended, inAdultCourt, inJuvenileCourt, traffickingVictim } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { askClerk, hotline } from '../../vocabulary/tasks.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { annulment, asIfNever, droppedFee, onePerCharge } from './how.ts';
import { violent } from './listed.ts';
import { said } from './said.ts';

const guilty = ended('convicted', 'pardoned');
const noneGuilty: FactCondition = (matter) =>
  allAmong(companions(matter), (other) => opposite(ask(guilty, other)));
const thirtyDays: Condition = when(
  ended('diverted'),
  waitedSinceProgram(days(30)),
  waited(days(30)).since('disposition'),
);

const dropped = ended('dismissed', 'acquitted', 'no_charges', 'diverted');
/** RSA 651:5, II-a(a): what is annulled without a petition. For an arrest alone the courts take one at any time. */
const goesByItself: FactCondition = all(
  ended('dismissed', 'acquitted', 'diverted'),
  not(happenedBefore('disposition', '2019-01-01')),
  noneGuilty,
);

export const withoutConviction: readonly Relief[] = [
  relief({
    id: 'nh-dropped-automatic',
    name: 'Annulment by itself of a case without a conviction',
    kind: 'expungement',
    automatic: true,
    inForce: { from: '2019-01-01' },
    covers: all(inAdultCourt, dropped, not(happenedBefore('disposition', '2019-01-01'))),
    rules: [
      rule(
        'no-conviction',
        'No charge of the case ended in a conviction',
        noneGuilty,
        cite('651:5, II-a(a)'),
        { otherwise: 'Another charge of the case ended in a conviction' },
      ),
      rule('waited', '30 days have passed since the case ended', thirtyDays, cite('651:5, II-a(a)'), {
        otherwise: '30 days must pass since the case ended',
      }),
    ],
    effect: asIfNever,
    limits: [phrase.privateCopies],
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the court clerk whether your case is annulled.'),
    steps: ['Ask the State Police too. If it is not, file form NHJB-3056 in the court that had the case.'],
  }),
  relief({
    ...annulment,
    id: 'nh-dropped',
    name: 'Annul a case without a conviction',
    covers: all(
      inAdultCourt,
      ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred', 'not_responsible', 'pending'),
      not(goesByItself),
    ),
    rules: [
      requires(caseAndProgramOver, cite('651:5, II')),
      rule(
        'not-convicted',
        'The charge was dismissed, not prosecuted or found not guilty',
        openIf(ended('not_responsible'), said.insanity),
        cite('651:5, II'),
      ),
    ],
    fee: droppedFee,
    first: askClerk,
    steps: [onePerCharge, 'You may ask at any time.'],
  }),
  relief({
    id: 'nh-trafficking',
    name: 'Vacate the conviction of a trafficking victim',
    kind: 'vacatur',
    covers: all(ended('convicted'), traffickingVictim),
    rules: [
      rule('trafficked', 'You did it because you were trafficked', traffickingVictim, cite('633:7')),
      rule(
        'not-violent',
        'It was not a violent crime, or the law reaches those too',
        openIf(violent, said.violentVictims),
        cite('633:7'),
      ),
    ],
    effect: 'The conviction is taken back. After that its record is annulled.',
    cautions: [phrase.judgeMaySayNo],
    fee: phrase.feeUnconfirmed,
    first: hotline,
    steps: ['File a motion to vacate in the court that had the case.', phrase.traffickingHelp],
  }),
  relief({
    id: 'nh-juvenile',
    name: 'Closing of a juvenile record',
    kind: 'sealing',
    automatic: true,
    covers: all(inJuvenileCourt, anything),
    rules: [requires(caseOver, cite('169-B:35')), requires(hasTurned(21), cite('169-B:35'))],
    effect: 'Court and police files of the juvenile case are closed.',
    limits: ['Police and prosecutors can still see them.'],
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the family court clerk whether your file is closed.'),
    steps: [],
  }),
];
