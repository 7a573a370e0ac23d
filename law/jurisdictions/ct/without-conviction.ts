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
import { always, assuming, fact, isSo, judgement, never, unknown } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days, months } from '../../record/day.ts';
import { hasTurned, youngerThan, youngerThanAtConviction } from '../../vocabulary/age.ts';
import { wholeCaseOver } from '../../vocabulary/endings.ts';
import {
  adultConviction,
  anything,
  chargeFactOr,
  ended,
  felony,
  inAdultCourt,
} from '../../vocabulary/facts.ts';
import { endedLater } from '../../vocabulary/other-cases.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { sentenceOver, waited, waitedBy } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { byItself, tellTheClerk } from './how.ts';
import { said } from './said.ts';
import { check } from './tasks.ts';

/** The time for an appeal: 20 days. */
const appealOver = other(
  'Conn. Gen. Stat. § 54-142a(a); Practice Book § 63-1',
  'https://www.cga.ct.gov/current/pub/chap_961a.htm#sec_54-142a',
);

/** Whether a prosecutor let the charge go or a judge dismissed it. Of what was dropped without prejudice, the first. */
export const nolled: FactCondition = chargeFactOr('nolled', ({ charge: { dismissal, path } }) => {
  const field = path('facts.nolled');
  if (dismissal === undefined) return unknown(field);
  return dismissal === 'with_prejudice' ? never : assuming(said.nolledAssumed, always, field);
});

const twentyDays = waited(days(20)).since('disposition');
const thirteenMonths = waited(months(13)).since('disposition');
const erasureDay: Condition = when(
  ended('acquitted', 'not_responsible'),
  twentyDays,
  when(ended('no_charges'), thirteenMonths, when(nolled, thirteenMonths, twentyDays)),
);

export const charged: FactCondition = when(ended('no_charges'), () => judgement(said.arrestOnly), anything);

const laterFelony = endedLater(
  all(adultConviction, felony, youngerThanAtConviction(21, said.felonyBefore21)),
);

/** Of a case with a conviction in it only what the public sees on computers is erased: § 54-142a(i)(1), (2). */
const convictionInCase: FactCondition = (matter) =>
  anyAmong(companions(matter), (other) => ask(ended('convicted', 'pardoned'), other));
const erasedInPart: FactCondition = (matter) => fact(isSo(ask(convictionInCase, matter)));
const noConviction = all(
  inAdultCourt,
  ended('dismissed', 'acquitted', 'no_charges', 'not_responsible', 'pending'),
);

const chargeErased = {
  ...byItself,
  inForce: { from: '1969-10-01' },
  rules: [
    requires(wholeCaseOver, cite('54-142a(i)(1)')),
    rule(
      'not-insanity',
      'You were not found not guilty by reason of mental disease or defect',
      not(ended('not_responsible')),
      cite('54-142a(a)'),
      { otherwise: 'You were found not guilty by reason of mental disease or defect. Such a record stays' },
    ),
    rule(
      'charge-dropped',
      'You were found not guilty, or the charge was dismissed or nolled',
      charged,
      cite('54-142a(a), (c)'),
    ),
    requires(
      waitedBy(
        [days(20), 'if you were found not guilty or a judge dismissed it'],
        [months(13), 'if the prosecutor “nolled” it'],
      )
        .counted(erasureDay)
        .since('disposition'),
      appealOver,
    ),
  ],
  first: check,
  steps: [
    tellTheClerk,
    'If a case was put off for 13 months and nothing happened, ask the court to have it nolled.',
  ],
} as const;

export const withoutConviction: readonly Relief[] = [
  relief({
    ...chargeErased,
    id: 'ct-no-conviction',
    name: 'A charge without a conviction, erased by itself',
    covers: all(noConviction, not(erasedInPart)),
  }),
  relief({
    ...chargeErased,
    id: 'ct-no-conviction-in-part',
    name: 'A charge dropped beside a conviction, taken off the public computer records',
    covers: all(noConviction, erasedInPart),
    effect:
      'The charge is taken out of the computer records that the public sees. The court, police and prosecutor files of the case stay until every charge of it can be erased.',
  }),
  relief({
    ...byItself,
    id: 'ct-program',
    name: 'A case dismissed after a program, erased by itself',
    covers: all(inAdultCourt, any(ended('diverted'), all(ended('deferred'), not(youngerThan(18))))),
    rules: [
      requires(wholeCaseOver, cite('54-142a(i)(1)')),
      rule(
        'dismissed-after-program',
        '20 days have passed since the court dismissed the charge after your program',
        waitedSinceProgram(days(20)),
        appealOver,
      ),
    ],
    limits: [
      ...byItself.limits,
      'The Department of Motor Vehicles keeps its own record of drunk driving programs.',
    ],
    first: check,
    steps: ['If nobody dismissed the charge after you finished, ask the court to dismiss it.', tellTheClerk],
  }),
  relief({
    ...byItself,
    id: 'ct-youthful-offender',
    name: 'Youthful offender record, erased by itself at 21',
    covers: all(inAdultCourt, ended('deferred'), youngerThan(18)),
    rules: [
      rule('discharged', 'You have finished what the court ordered', sentenceOver, cite('54-76o'), {
        otherwise: 'You have not finished what the court ordered yet',
      }),
      requires(hasTurned(21), cite('54-76o')),
      rule(
        'no-felony-before-21',
        'You were not convicted of a felony after it and before you turned 21',
        not(laterFelony),
        cite('54-76o'),
        { otherwise: 'You were convicted of a felony after it and before you turned 21' },
      ),
    ],
    cautions: ['A youthful offender finding is not a conviction, and its files are closed to the public.'],
    first: task('check', 'Ask the Superior Court clerk whether your record is erased.'),
    steps: [],
  }),
];
