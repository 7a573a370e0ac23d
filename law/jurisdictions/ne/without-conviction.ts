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
import { happenedBefore } from '../../vocabulary/dates.ts';
import { openIf, perhaps } from '../../vocabulary/doubts.ts';
import { caseAndProgramOver, programOver, wholeCaseOver } from '../../vocabulary/endings.ts';
import { anything, chargeFact, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { askClerk, askProsecutor } from '../../vocabulary/tasks.ts';
import { called, waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { byItself, motion, unconfirmed } from './how.ts';
import { said } from './said.ts';

const law = (part: string) => cite(`29-3523${part}`);

/** § 29-3523(3)(c) speaks of a case that is dismissed, not of a charge. */
const notConvicted = ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred', 'not_responsible');
const restDropped: FactCondition = (matter) =>
  allAmong(companions(matter), (each) => ask(notConvicted, each));
const wholeCase = rule(
  'whole-case',
  'The whole case was dismissed, or you were found not guilty',
  all(restDropped, openIf(ended('not_responsible'), said.insanity)),
  law('(3)(c)'),
  { otherwise: 'Another charge of the case ended in a conviction' },
);

/** A case that was put off ends with the dismissal after the program, not with the day on which it was put off. */
const endedBefore2017: FactCondition = when(
  ended('deferred', 'diverted'),
  happenedBefore('completed', '2017-01-01'),
  happenedBefore('disposition', '2017-01-01'),
);
/** A case that is still open ends after it. */
const before2017: FactCondition = all(not(ended('pending')), endedBefore2017);
const since2017 = rule(
  'since-2017',
  'The case ended on or after January 1, 2017',
  not(before2017),
  law('(6), (7)'),
  { otherwise: 'The case ended before January 1, 2017. You have to ask' },
);

const filed = chargeFact('chargesFiled', false, said.notFiled);
const twoYears = waited(years(2)).since(called('the arrest', 'offense'));
const afterDiversion: Condition = when(filed, programOver, all(programOver, twoYears));

export const withoutConviction: readonly Relief[] = [
  relief({
    ...byItself,
    id: 'ne-no-charges',
    name: 'Sealing an arrest without charges',
    covers: all(inAdultCourt, ended('no_charges')),
    rules: [requires(waited(years(1)).since(called('the arrest', 'disposition')), law('(3)(a)'))],
  }),
  relief({
    ...byItself,
    id: 'ne-diversion',
    name: 'Sealing after a diversion program',
    covers: all(inAdultCourt, ended('diverted')),
    rules: [
      rule(
        'waited',
        'You finished the program. If no charge was filed, 2 years have passed since the arrest',
        afterDiversion,
        law('(3)(b), (c)'),
        {
          otherwise:
            'You must finish the program. If no charge was filed, 2 years must pass since the arrest',
        },
      ),
      rule(
        'since-2017',
        'If a charge was filed, the case ended on or after January 1, 2017',
        when(filed, not(before2017), anything),
        law('(6), (7)'),
        { otherwise: 'The case ended before January 1, 2017. You have to ask' },
      ),
    ],
  }),
  relief({
    ...byItself,
    id: 'ne-dropped',
    name: 'Sealing a case that was dismissed',
    inForce: { from: '2017-01-01' },
    covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'not_responsible', 'pending')),
    rules: [requires(wholeCaseOver, law('(3)(c)')), wholeCase, since2017],
  }),
  relief({
    ...byItself,
    id: 'ne-deferred',
    name: 'Sealing after a deferred judgment or drug court',
    inForce: { from: '2017-01-01' },
    covers: all(inAdultCourt, ended('deferred')),
    rules: [
      rule(
        'dismissed',
        'You finished the program or probation, and the court dismissed the case',
        programOver,
        law('(3)(c)(iv), (v)'),
        { otherwise: 'The program or probation is not over yet' },
      ),
      wholeCase,
      since2017,
    ],
    first: task('check', 'Ask the court clerk whether your case was dismissed and sealed.'),
    steps: [
      'After your probation, you or the prosecutor must ask the court to withdraw the plea and dismiss the case.',
      'Then ask the clerk if it is sealed.',
    ],
  }),
  relief({
    ...motion,
    id: 'ne-dropped-before-2017',
    name: 'Ask the court to seal a case dismissed before 2017',
    covers: all(
      inAdultCourt,
      any(ended('dismissed', 'acquitted', 'not_responsible', 'deferred'), all(ended('diverted'), filed)),
      // A later case is sealed by itself. Where nobody knows the day, it is the one or the other.
      perhaps(before2017),
    ),
    rules: [requires(caseAndProgramOver, law('(6)')), { ...wholeCase, cite: law('(6)') }],
    cautions: ['The court must grant it if the case was dismissed or you were found not guilty.'],
    first: askClerk,
    steps: ['File a motion to seal (form CC 6:12) in the court that had the case.'],
  }),
  relief({
    id: 'ne-arrest-error',
    name: 'Ask a court to expunge an arrest made by mistake',
    kind: 'expungement',
    alternative: true,
    covers: all(inAdultCourt, ended('no_charges', 'dismissed', 'acquitted')),
    rules: [
      rule(
        'police-error',
        'The police arrested you by mistake',
        () => judgement(said.arrestError),
        law('(9)'),
      ),
    ],
    effect: 'The record of the arrest is wiped out. It is the only expungement for grown-ups in Nebraska.',
    cautions: ['You must show it by clear and convincing evidence. The judge decides.'],
    fee: unconfirmed,
    first: askProsecutor,
    steps: [
      'File a petition in the district court of the county of the arrest. Name the county attorney, and have a copy served.',
    ],
  }),
];
