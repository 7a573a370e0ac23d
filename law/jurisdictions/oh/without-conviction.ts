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
import { always, judgement } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { caseAndProgramOver } from '../../vocabulary/endings.ts';
import { anything, chargeFact, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { findPardon } from '../../vocabulary/tasks.ts';
import { past, waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import {
  askForm,
  expunged,
  fileThere,
  judgeWeighs,
  noFiling,
  sealed,
  sealedEffect,
  wholeCase,
} from './how.ts';
import { domesticViolence, perhapsSealedOnly, sealedOnly, thirdDegree } from './offenses.ts';
import { said } from './said.ts';
import { oneFelonyAtMost, restBesideDropped, restBesideDroppedGone } from './sealable.ts';
import { lookUp } from './tasks.ts';

const covers = all(
  inAdultCourt,
  ended('dismissed', 'acquitted', 'no_charges', 'not_responsible', 'diverted', 'deferred', 'pending'),
);

/** A grand jury looked at it, or nobody ever filed a case: of that the law says nothing. */
const noBill = chargeFact('noBill', true, said.noBillAssumed);
const caseFiled: FactCondition = when(
  ended('no_charges'),
  when(noBill, anything, () => judgement(said.neverCharged)),
  anything,
);
const twoYears: Condition = when(
  ended('no_charges'),
  when(noBill, waited(years(2)).since('disposition'), () => always),
  anything,
);

/** State v. E.K. (10th Dist. 2024): the charge decides, though it was dropped. Of the rest of its case only the outcome was read. */
const besideDomesticViolence: FactCondition = (matter) =>
  anyAmong(companions(matter), (each) => ask(domesticViolence, each));

const rules = (rest: Condition) => [
  requires(caseAndProgramOver, cite('2953.33(A)(1)')),
  rule(
    'case-filed',
    'The case was dropped in court, you were found not guilty, or a grand jury found a “no bill”',
    caseFiled,
    cite('2953.33(A)'),
  ),
  rule(
    'not-guilty',
    'If you were found not guilty, it was not because of insanity, or a person has looked at it',
    openIf(ended('not_responsible'), said.insanityAsNotGuilty),
    other('Ohio Rev. Code § 2953.33(A)(1); State v. Johnson, 2024-Ohio-5623; State v. Z.J., 2007-Ohio-552'),
  ),
  rule(
    'no-bill-wait',
    'If a grand jury found a “no bill”, 2 years have passed since then',
    twoYears,
    cite('2953.33(A)(2)'),
    { otherwise: '2 years must pass since the “no bill” of the grand jury' },
  ),
  requires(nothingPending, cite('2953.33(B)(2)(b)')),
  rule(
    'whole-case',
    'A conviction in the same case can be cleared by now too, or is a single traffic offense',
    rest,
    other(
      'Ohio Rev. Code § 2953.61; State v. G.K., 2022-Ohio-2858',
      'https://codes.ohio.gov/ohio-revised-code/section-2953.61',
    ),
    { otherwise: 'A conviction in the same case cannot be cleared, or not yet' },
  ),
];

const dropped = {
  cautions: [
    judgeWeighs,
    wholeCase,
    'A charge dropped “without prejudice” can be sealed too, even while it could be brought back.',
    'Charges from one stop or event count together, even with two case numbers. A drunk driving conviction then keeps the others open.',
  ],
  fee: noFiling,
  first: lookUp,
  steps: [askForm, fileThere],
} as const;

export const withoutConviction: readonly Relief[] = [
  relief({
    ...sealed,
    ...dropped,
    id: 'oh-seal-dropped',
    name: 'Sealing a case without a conviction',
    covers,
    rules: rules(restBesideDropped),
  }),
  relief({
    ...expunged,
    ...dropped,
    limits: [expunged.limits[1]],
    id: 'oh-expunge-dropped',
    name: 'Expungement of a case without a conviction',
    inForce: { from: '2023-04-04' },
    covers,
    rules: [
      ...rules(restBesideDroppedGone),
      rule(
        'may-be-expunged',
        'It is not on the list of charges that can only be sealed',
        all(
          not(sealedOnly),
          openIf(any(perhapsSealedOnly, besideDomesticViolence), said.expungeList),
          openIf(all(thirdDegree, not(oneFelonyAtMost)), said.expungeList),
        ),
        cite('2953.33(C)(1)'),
        { otherwise: 'Such a charge can only be sealed, even if it was dropped' },
      ),
    ],
  }),
  relief({
    ...sealed,
    id: 'oh-seal-pardoned',
    name: 'Sealing a pardoned conviction',
    inForce: { from: '2023-04-04' },
    covers: all(inAdultCourt, ended('pardoned')),
    rules: [
      requires(past('pardoned'), cite('2953.33(A)(3)')),
      rule(
        'conditions-met',
        'You met the conditions of the pardon, if it had any',
        ({ charge }) => ({
          ...always,
          assumed: [{ text: said.conditionsMet, field: charge.path('pardonedDate') }],
        }),
        cite('2953.33(A)(3)'),
      ),
      requires(nothingPending, cite('2953.33(B)(2)(b)')),
    ],
    effect: `${sealedEffect} A pardon alone does not do that.`,
    cautions: [judgeWeighs],
    fee: noFiling,
    first: findPardon,
    steps: [askForm, 'Add a copy of the pardon.', fileThere],
  }),
];
