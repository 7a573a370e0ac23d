import { all, any, anyAmong, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { allOf, ifSo } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { caseAndProgramOver, caseOver } from '../../vocabulary/endings.ts';
import {
  about,
  anything,
  chargeFact,
  chargeFactAsked,
  ended,
  felony,
  inAdultCourt,
  infraction,
  misdemeanor,
} from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { companions, ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { law } from './code.ts';
import { graded } from './grades.ts';
import { sealed, stillSeen } from './how.ts';
import { sinceLastSentence } from './last-sentence.ts';
import { keptFromAutomatic, minorTraffic, neverSealed } from './offenses.ts';
import { said } from './said.ts';

const check = 'Ask the State Police for your record (Access and Review), and see whether it is gone.';
const isItSealed = task('check', 'Ask the circuit clerk whether your case is sealed.');

const smallAmount: FactCondition = when(
  felony,
  chargeFactAsked('smallAmount'),
  chargeFact('smallAmount', true, said.smallAmount),
);

const violent = about(
  'violent',
  'assault',
  'domestic_violence',
  'sexual',
  'robbery',
  'homicide',
  'kidnapping',
);
const withViolence: FactCondition = (matter) => anyAmong(companions(matter), (other) => ask(violent, other));

const noConviction = ended('no_charges', 'dismissed', 'acquitted', 'diverted');
const own = (wait: number) =>
  when(ended('deferred'), waitedSinceProgram(years(wait)), waited(years(wait)).since('completed'));

/** § 5.2(k)(4), (5): at once without a conviction, otherwise two or three years after the sentence. */
const timed = when(
  noConviction,
  caseAndProgramOver,
  when(all(felony, not(ended('deferred'))), own(3), own(2)),
);

/** § 5.2(k)(5): no felony is sealed before all that can be are old enough. */
const felonySealed = all(ended('convicted'), felony, not(keptFromAutomatic));
const threeYears = own(3);
const everyFelony = ofWholeRecord(({ record }) =>
  allOf(record.map((each) => ifSo(ask(felonySealed, each), ask(threeYears, each)))),
);

const keptConviction = all(ended('convicted', 'pardoned'), keptFromAutomatic);
const withKeptConviction: FactCondition = (matter) =>
  anyAmong(companions(matter), (other) => ask(keptConviction, other));

const automatic = { automatic: true, fee: phrase.nothingToFile } as const;

export const byItself: readonly Relief[] = [
  relief({
    ...automatic,
    id: 'il-cannabis-arrest',
    name: 'Old cannabis arrests, expunged by themselves',
    kind: 'expungement',
    inForce: { from: '2019-06-25' },
    by: '2025-01-01',
    covers: all(
      inAdultCourt,
      ended('no_charges', 'dismissed', 'acquitted', 'diverted', 'deferred'),
      about('marijuana'),
      not(infraction),
    ),
    rules: [
      rule(
        'before-june-2019',
        'It happened before June 25, 2019',
        committedBefore('2019-06-25'),
        law('(i)(1)'),
        { otherwise: 'It happened on or after June 25, 2019' },
      ),
      rule('thirty-grams', 'It was 30 grams or less', smallAmount, law('(a)(1)(G-5)'), {
        otherwise: 'It was more than 30 grams',
      }),
      rule('no-violence', 'No violent charge was part of the case', not(withViolence), law('(a)(1)(G-5)'), {
        otherwise: 'A violent charge was part of the case',
      }),
      rule(
        'a-year-later',
        'A year has passed since the arrest, and the case is over',
        all(waited(years(1)).since('offense'), caseAndProgramOver),
        law('(i)(1)'),
        { otherwise: 'A year must pass since the arrest, and the case must be over' },
      ),
    ],
    effect:
      'The State Police and the police who arrested you had to expunge their records by January 1, 2025.',
    limits: ['Court files are not part of it. If charges were filed, ask the court to expunge those.'],
    first: task('check', 'Ask the State Police for your record. They charge nothing.'),
    steps: [
      'It is called “Access and Review”. See whether the arrest is gone.',
      'If it still shows, tell the State Police, or ask the police who arrested you.',
    ],
  }),
  relief({
    ...automatic,
    id: 'il-cannabis-ticket',
    name: 'Cannabis tickets, expunged by themselves',
    kind: 'expungement',
    covers: all(
      inAdultCourt,
      infraction,
      about('marijuana'),
      ended('convicted', 'deferred', 'dismissed', 'acquitted', 'diverted', 'no_charges'),
    ),
    rules: [requires(caseOver, law('(a)(2.5)'))],
    effect: 'Police and clerks expunge these tickets every January 1 and July 1.',
    first: task('check', 'Ask the State Police for your record. They charge nothing.'),
    steps: [
      'It is called “Access and Review”. See whether the ticket is gone.',
      'If it still shows, ask the police who wrote the ticket and the circuit clerk.',
    ],
  }),
];

/** Enacted, and still to begin. */
export const coming: readonly Relief[] = [
  relief({
    ...automatic,
    id: 'il-small-cases',
    name: 'Small cases, sealed by themselves from 2028 on',
    kind: 'sealing',
    inForce: { from: '2028-01-01' },
    covers: all(
      inAdultCourt,
      ended('convicted', 'dismissed', 'acquitted', 'deferred', 'diverted'),
      any(all(misdemeanor, graded('c')), all(infraction, graded('ungraded'))),
      not(about('traffic')),
    ),
    rules: [
      rule(
        'waited',
        '1 year has passed since the case was closed',
        when(
          ended('convicted'),
          waited(years(1)).since('completed'),
          when(
            ended('deferred', 'diverted'),
            waitedSinceProgram(years(1)),
            waited(years(1)).since('disposition'),
          ),
        ),
        law('(l)'),
        { otherwise: '1 year must pass since the case is closed' },
      ),
      rule(
        'not-left-out',
        'It is none of the offenses that are never sealed',
        when(noConviction, anything, not(neverSealed)),
        law('(a)(3)'),
        { otherwise: 'The law does not let this offense be sealed' },
      ),
    ],
    effect: sealed,
    limits: [stillSeen],
    first: isItSealed,
    steps: ['Clerks seal every January 1 and July 1.'],
  }),
  relief({
    ...automatic,
    id: 'il-clean-slate',
    name: 'Clean Slate: sealed by itself from 2029 on',
    kind: 'sealing',
    inForce: { from: '2029-01-01' },
    by: '2034-01-01',
    covers: all(
      inAdultCourt,
      ended('convicted', 'deferred', 'dismissed', 'acquitted', 'diverted', 'no_charges'),
      not(minorTraffic),
    ),
    rules: [
      rule(
        'waited',
        'Your sentence ended 2 years ago, or 3 years for a felony. Without a conviction there is no wait',
        timed,
        law('(k)(4), (5)'),
        { otherwise: 'It takes 2 years after the sentence, or 3 for a felony' },
      ),
      rule(
        'not-left-out',
        'It is none of the serious crimes that are not sealed by themselves',
        when(noConviction, anything, not(keptFromAutomatic)),
        law('(k)(3)'),
        { otherwise: 'Serious crimes are not sealed by themselves' },
      ),
      rule(
        'case-not-left-out',
        'The case has no conviction for one of them',
        not(withKeptConviction),
        law('(k)(3)'),
        { otherwise: 'The case has a conviction for a serious crime' },
      ),
      rule(
        'every-felony',
        'For a felony conviction, 3 years have passed since your last felony sentence',
        when(felonySealed, everyFelony, anything),
        law('(k)(5)'),
        { otherwise: '3 years must pass since your last felony sentence' },
      ),
      rule('nothing-running', 'No sentence is running', sinceLastSentence(years(0)), law('(k)(3)'), {
        otherwise: 'A sentence is still running',
      }),
      requires(nothingPending, law('(k)(3)')),
    ],
    effect: sealed,
    limits: [stillSeen, 'It does not expunge. You may still ask a court for that.'],
    cautions: ['The state needs money for it from the legislature. Old records follow in steps until 2034.'],
    first: isItSealed,
    steps: ['You can wait for it, or ask a court now.', check],
  }),
];
