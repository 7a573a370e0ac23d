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
import { always, assuming, fact, judgement, never } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { caseOver, droppedInDeal, programOver } from '../../vocabulary/endings.ts';
import { convictedOrPardoned, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { past, waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { byItself, checkBureau, correctBureau, notErased } from './how.ts';
import { said } from './said.ts';
import { check } from './tasks.ts';

const law = (part: string) => cite(`16: 703(2)${part}`);

const confidential = 'The police and the state may no longer show the case to the public.';
const alsoSeen = 'Police, courts, prosecutors and some licensing offices still see it.';

/** Beside a conviction in the same case a charge was most often dropped in a deal, so nothing is taken for granted there. */
const besideConviction: FactCondition = (matter) =>
  anyAmong(companions(matter), (other) => ask(convictedOrPardoned, other));
const untold: FactCondition = ({ charge }) => fact(charge.dismissal === undefined);
const inDeal: FactCondition = when(
  all(untold, besideConviction),
  () => judgement(said.droppedInDeal),
  droppedInDeal,
);
const outsideDeal = any(not(ended('dismissed')), not(inDeal));

const declined: FactCondition = ({ charge: { dismissal, path } }) =>
  dismissal === undefined
    ? assuming(said.nothingDecided, never, path('dismissal'))
    : fact(dismissal === 'declined');
const mayComeBack: FactCondition = ({ charge: { dismissal, path } }) =>
  dismissal === undefined
    ? assuming(said.droppedForGood, never, path('dismissal'))
    : fact(dismissal === 'without_prejudice');

/** An arrest that nobody decided on is confidential after a year; a decision not to prosecute is so at once. */
const aYear = waited(years(1)).since('disposition');
const timed: Condition = when(
  ended('no_charges'),
  when(declined, () => always, aYear),
  when(all(ended('dismissed'), mayComeBack), aYear, caseOver),
);

export const withoutConviction: readonly Relief[] = [
  relief({
    ...byItself,
    id: 'me-confidential',
    name: 'A case without a conviction, confidential by itself',
    covers: all(inAdultCourt, ended('no_charges', 'dismissed', 'acquitted', 'not_responsible', 'pending')),
    rules: [
      rule(
        'waited',
        'The case is over. If you were never charged, or it may be brought again, a year has passed',
        timed,
        law('(A), (G), (H)'),
        { otherwise: 'The case is still open, or a year has not passed yet' },
      ),
      rule('no-deal', 'It was not dropped as part of a plea deal', outsideDeal, law('(G)'), {
        otherwise: 'It was dropped as part of a plea deal. Such a charge stays public',
      }),
      rule(
        'not-insanity',
        'It did not end in a verdict of insanity',
        not(ended('not_responsible')),
        law('(H)'),
        {
          otherwise: 'It ended in a verdict of insanity. Such a record stays public',
        },
      ),
    ],
    effect: confidential,
    limits: [notErased, alsoSeen],
    first: check,
    steps: [checkBureau, correctBureau],
  }),
  relief({
    ...byItself,
    id: 'me-deferred',
    name: 'A deferred disposition that ended in a dismissal',
    covers: all(inAdultCourt, ended('deferred', 'diverted')),
    rules: [
      rule(
        'program-finished',
        'You kept the agreement, and the court dismissed the charge for good',
        programOver,
        law('(G)'),
        { otherwise: 'You have not finished the agreement yet' },
      ),
    ],
    effect: confidential,
    limits: [notErased, alsoSeen],
    cautions: [
      'Some read the law otherwise, because a plea came first. Check what the state shows.',
      'Such a dismissal can keep an earlier conviction from being sealed.',
    ],
    first: check,
    steps: [checkBureau, correctBureau],
  }),
  relief({
    ...byItself,
    id: 'me-pardoned',
    name: 'A pardoned conviction, confidential by itself',
    covers: all(inAdultCourt, ended('pardoned')),
    rules: [
      requires(past('pardoned'), law('(L)')),
      rule(
        'full-pardon',
        'The pardon is full and free',
        ({ charge }) => assuming(said.fullPardon, always, charge.path('disposition')),
        law('(L)'),
      ),
    ],
    effect: confidential,
    limits: [
      notErased,
      'Ten years after your sentence you may ask the state to have the FBI’s entry deleted (15 M.R.S. § 2167).',
    ],
    first: check,
    steps: [checkBureau, correctBureau],
  }),
];
