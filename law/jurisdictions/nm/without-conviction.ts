import {
  all,
  allAmong,
  anyAmong,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { always } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { caseOver, programOver } from '../../vocabulary/endings.ts';
import { about, chargeFact, convictedOrPardoned, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { askClerk } from '../../vocabulary/tasks.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { companions, sameCase } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { canBeExpunged } from './convictions.ts';
import { afterConviction, withoutConviction } from './how.ts';
import { said } from './said.ts';

const law = (part: string) => cite(`29-3A-4${part}`);

const notConvicted = all(inAdultCourt, not(ended('convicted', 'pardoned')));

/** § 29-3A-4(E)(4) names the conditional discharge, (A) the deferred sentence for a traffic crime. */
const otherDeferredSentence = all(
  ended('deferred'),
  not(about('traffic', 'dui')),
  chargeFact('deferredSentence', false, said.conditionalDischarge),
);

/** The final disposition in the case: of its last charge. */
const finalDisposition: Condition = when(
  ended('deferred', 'diverted'),
  waitedSinceProgram(years(1)),
  waited(years(1)).since('disposition'),
);
const aYearSince: Condition = (matter) =>
  allAmong(sameCase(matter), (each) =>
    ask(
      when(notConvicted, finalDisposition, () => always),
      each,
    ),
  );
const caseClosed: Condition = (matter) => allAmong(sameCase(matter), (each) => ask(caseOver, each));

const convictedBeside: FactCondition = (matter) =>
  anyAmong(companions(matter), (other) => ask(convictedOrPardoned, other));

export const nonConvictions: readonly Relief[] = [
  relief({
    ...withoutConviction,
    id: 'nm-no-conviction',
    name: 'Expunge a case without a conviction',
    inForce: { from: '2020-01-01' },
    covers: notConvicted,
    rules: [
      rule('case-over', 'The whole case is over', caseClosed, law('(A)'), {
        otherwise: 'The case is still open',
      }),
      rule('none-convicted', 'You were not convicted in the same case', not(convictedBeside), law('(A)'), {
        otherwise: 'You were convicted in the same case',
      }),
      rule(
        'without-conviction',
        'It ended without a conviction: dropped, not guilty, diversion or conditional discharge. For traffic crimes, a deferred sentence counts too',
        all(
          openIf(otherDeferredSentence, said.deferredSentence),
          openIf(ended('not_responsible'), said.insanityAsAcquittal),
        ),
        law('(A), (E)'),
      ),
      rule('waited', '1 year has passed since the case ended', aYearSince, law('(A)'), {
        otherwise: '1 year must pass since the case ended',
      }),
      requires(nothingPending, law('(E)')),
    ],
  }),
  relief({
    ...afterConviction,
    id: 'nm-rest-of-case',
    name: 'Expunge the charge together with the conviction in its case',
    inForce: { from: '2020-01-01' },
    covers: all(inAdultCourt, ended('dismissed', 'acquitted'), convictedBeside),
    rules: [
      rule(
        'conviction-can-be-expunged',
        'The convictions in the same case can be expunged',
        (matter) =>
          allAmong(companions(matter), (other) =>
            ask(
              when(convictedOrPardoned, canBeExpunged, () => always),
              other,
            ),
          ),
        cite('29-3A-5(A)'),
        { otherwise: 'A conviction in the same case cannot be expunged' },
      ),
    ],
  }),
  relief({
    ...withoutConviction,
    id: 'nm-young-drug-discharge',
    name: 'Expunge a first drug case from when you were under 18',
    covers: all(inAdultCourt, ended('deferred'), about('drug_possession')),
    rules: [requires(youngerThan(18), cite('30-31-28(D)')), requires(programOver, cite('30-31-28(C), (D)'))],
    first: askClerk,
    steps: ['Ask the court that discharged you for an order under § 30-31-28(D). There is a hearing.'],
  }),
];
