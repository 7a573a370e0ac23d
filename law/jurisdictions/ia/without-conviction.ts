import {
  all,
  any,
  anyAmong,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { allOf, never } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days, years } from '../../record/day.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { perhaps } from '../../vocabulary/doubts.ts';
import { caseOver, programOver } from '../../vocabulary/endings.ts';
import { anything, chargeFact, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { everythingPaid, paid } from '../../vocabulary/money.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { untilCaseEnds, waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { application, confidential } from './how.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

const without = ended('dismissed', 'acquitted', 'diverted', 'no_charges');

/** State v. Doe (2017): a case is what has one number. All its charges must be gone. */
const allGone: Condition = (matter) =>
  allOf(
    companions(matter).map((each) =>
      ask(
        when(
          ended('pending'),
          () => untilCaseEnds,
          when(without, anything, () => never),
        ),
        each,
      ),
    ),
  );

const dismissed = relief({
  ...application,
  id: 'ia-no-conviction',
  name: 'Expunging a case without a conviction',
  inForce: { from: '2016-01-01' },
  covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'diverted', 'not_responsible', 'pending')),
  rules: [
    requires(caseOver, cite('901C.2(1)(a)(1)')),
    rule(
      'whole-case',
      'Every charge under this case number was dismissed or ended in not guilty',
      allGone,
      cite('901C.2(1)(a)(1); State v. Doe, 903 N.W.2d 347 (Iowa 2017)'),
      { otherwise: 'Another charge under this case number ended in another way' },
    ),
    requires(paid('fines'), cite('901C.2(1)(a)(2)')),
    rule(
      'waited',
      '180 days have passed since the case was dismissed or you were found not guilty',
      // A case in a program is dismissed when the program is over.
      when(ended('diverted'), waitedSinceProgram(days(180)), waited(days(180)).since('disposition')),
      cite('901C.2(1)(a)(3)'),
    ),
    rule(
      'not-insanity',
      'You were not found not guilty because of insanity',
      not(ended('not_responsible')),
      cite('901C.2(1)(a)(4)'),
      { otherwise: 'You were found not guilty because of insanity' },
    ),
    rule(
      'fit-for-trial',
      'The court did not find you unfit to stand trial',
      not(chargeFact('incompetent', false, said.competent)),
      cite('901C.2(1)(a)(5)'),
      { otherwise: 'The court found you unfit to stand trial' },
    ),
  ],
  cautions: [
    'The judge can waive the 180 days for a good reason, such as a mix-up or stolen identity.',
    'Court costs of the case must be paid. Ask the clerk what is owed.',
  ],
});

const discharged = {
  kind: 'expungement',
  effect: confidential,
  limits: [
    'A list of deferred judgments stays, which only judges, prosecutors and police see.',
    'A deferred drunk driving case still counts as a first one.',
  ],
} as const;

const putOff = all(inAdultCourt, ended('deferred'));
const beforeJuly2013 = happenedBefore('completed', '2013-07-01');

const deferralRules = [
  requires(programOver, cite('907.9(4)(b)')),
  requires(everythingPaid, cite('907.9(4)(b)')),
] as const;

const deferred = relief({
  ...discharged,
  id: 'ia-deferred-judgment',
  name: 'Deferred judgment, expunged by itself',
  automatic: true,
  covers: all(putOff, not(beforeJuly2013)),
  rules: deferralRules,
  fee: phrase.nothingToFile,
  first: check,
  steps: [
    'It should be gone soon after you are discharged and all is paid.',
    'If it still shows, file a short motion with a draft order. That can happen where probation was not supervised.',
  ],
});

const olderDeferred = relief({
  ...discharged,
  id: 'ia-deferred-before-2013',
  name: 'Deferred judgment finished before July 2013: asking for expungement',
  // Where nobody knows the day, a motion is right either way: it is how a later one is asked for that still shows.
  covers: all(putOff, perhaps(beforeJuly2013)),
  rules: deferralRules,
  fee: application.fee,
  first: lookUp,
  steps: ['File a motion to expunge with a draft order in your old case.'],
});

const besideDeferral: FactCondition = (matter) =>
  anyAmong(companions(matter), (each) => ask(ended('deferred'), each));

/** § 907.9(4)(c)(1) and (d): a dismissed count goes with the deferred one, unless another count is a conviction. */
const withDeferral = relief({
  ...discharged,
  id: 'ia-count-with-deferral',
  name: 'Dismissed count, expunged with the deferred judgment',
  automatic: true,
  inForce: { from: '2012-07-01' },
  covers: all(inAdultCourt, ended('dismissed'), besideDeferral),
  rules: [
    rule(
      'deferral-over',
      'The deferred judgment in the case is discharged and paid',
      (matter) =>
        allOf(
          companions(matter).map((each) =>
            ask(when(ended('deferred'), all(programOver, everythingPaid), anything), each),
          ),
        ),
      cite('907.9(4)(c)(1)'),
    ),
    rule(
      'no-conviction',
      'No count of the case ended in a conviction',
      (matter) => allOf(companions(matter).map((each) => ask(not(ended('convicted', 'pardoned')), each))),
      cite('907.9(4)(d)'),
      { otherwise: 'A count of the case ended in a conviction' },
    ),
  ],
  fee: phrase.nothingToFile,
  first: check,
  steps: ['If it still shows, ask the clerk of court.'],
});

/** § 692.16(1): what the state police keep of an arrest without an outcome. */
const arrest = relief({
  id: 'ia-arrest-removed',
  name: 'Arrest without charges, off the state record after 4 years',
  kind: 'expungement',
  automatic: true,
  covers: all(inAdultCourt, ended('no_charges')),
  rules: [
    rule(
      'waited',
      '4 years have passed since the arrest',
      waited(years(4)).since('disposition'),
      cite('692.16(1)'),
    ),
  ],
  effect: 'The state police (DCI) remove an arrest that has no outcome after 4 years.',
  limits: ['The police department that arrested you may keep its own file.'],
  fee: phrase.nothingToFile,
  first: task('check', 'Order your DCI record to check it. It costs $15.'),
  steps: [],
});

const stateFile = relief({
  ...arrest,
  id: 'ia-state-file',
  name: 'Dismissed charge, off the state police record',
  alternative: true,
  covers: all(inAdultCourt, any(ended('dismissed', 'acquitted'))),
  rules: [requires(caseOver, cite('692.17(1)'))],
  effect:
    'The state police (DCI) may not keep the arrest once you are found not guilty or the charge is dismissed.',
  limits: ['The court’s own record stays public until you have it expunged.'],
});

export const withoutConviction: readonly Relief[] = [
  dismissed,
  deferred,
  olderDeferred,
  withDeferral,
  arrest,
  stateFile,
];
