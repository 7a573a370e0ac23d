import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, assuming, fact, judgement, never } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { committedBefore, happenedBefore } from '../../vocabulary/dates.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import {
  about,
  adultConviction,
  chargeFact,
  chargeFactOr,
  ended,
  felony,
  inAdultCourt,
  misdemeanor,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind } from '../../vocabulary/readings.ts';
import { hotline } from '../../vocabulary/tasks.ts';
import { cite, under } from './code.ts';
import { graded } from './grades.ts';
import { askForm, expunged, expungedEffect, fiftyOnly, fileThere, judgeWeighs } from './how.ts';
import { minor } from './offenses.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

const gone = { ...expunged, effect: expungedEffect, limits: [phrase.privateCopies] } as const;

/** § 2925.11(C)(3)(a) and (C)(7)(a), (b): the least of them were minor misdemeanors. */
const possession = under(
  '2925.11',
  byKind([() => never, 'drug_sale'], [() => always, 'drug_possession', 'marijuana']),
);
const usualAmount: FactCondition = ({ charge }) =>
  assuming(said.smallMarijuana, fact(true), charge.path('facts.smallMarijuana'));
const smallAmount = chargeFactOr('smallMarijuana', when(minor, usualAmount, not(any(misdemeanor, felony))));

const soldSex = under('2907.24 2907.241 2907.25', byKind([() => always, 'prostitution']));
const soldSexOnce = not(atMost(0, all(inAdultCourt, soldSex)));
const neverExpunged = under('2903.01 2903.02 2907.02', byKind([() => always, 'homicide']));

/** § 2953.521(D): dropped without prejudice, the time for bringing it back has to be over. */
const droppedForNow: FactCondition = ({ charge }) => fact(charge.dismissal === 'without_prejudice');

export const special: readonly Relief[] = [
  relief({
    ...gone,
    id: 'oh-marijuana',
    name: 'Expungement of a small marijuana case',
    inForce: { from: '2026-03-20' },
    covers: all(inAdultCourt, ended('convicted', 'dismissed'), about('marijuana')),
    rules: [
      rule(
        'before-march-2026',
        'You were convicted, or the charge was dismissed, before March 20, 2026',
        happenedBefore('disposition', '2026-03-20'),
        cite('2953.321(B)'),
        { otherwise: 'The case ended on or after March 20, 2026' },
      ),
      rule('possession', 'It was for having marijuana or hash', possession, cite('2953.321(B)'), {
        otherwise: 'It was not under § 2925.11, the law on having drugs',
      }),
      rule(
        'small-amount',
        'It was less than 100 grams of marijuana, or at most 15 grams of hashish',
        smallAmount,
        cite('2953.321(B)'),
        { otherwise: 'It was a larger amount' },
      ),
    ],
    cautions: [judgeWeighs, 'There is no wait.'],
    fee: fiftyOnly,
    first: lookUp,
    steps: [
      'Write to the court that had the case. Name § 2953.321, the offense, the date and the amount.',
      fileThere,
    ],
  }),
  relief({
    ...gone,
    id: 'oh-old-gun-law',
    name: 'Expungement of a gun conviction for what is legal now',
    covers: all(adultConviction, about('weapon')),
    rules: [
      rule(
        'carrying-law',
        'It was carrying a hidden weapon (§ 2923.12) or a gun in a car (§ 2923.16)',
        under('2923.12 2923.16', byKind([() => always, 'weapon'])),
        cite('2953.35(A)'),
        { otherwise: 'It was under another section' },
      ),
      rule(
        'before-june-2022',
        'It happened before June 13, 2022',
        committedBefore('2022-06-13'),
        cite('2953.35(A)'),
        { otherwise: 'It happened on or after June 13, 2022' },
      ),
      rule(
        'legal-now',
        'What you did would be legal today',
        chargeFact('legalNow', false, said.notLegalNow),
        cite('2953.35(A)'),
        { otherwise: 'What you did would still be a crime' },
      ),
    ],
    cautions: [judgeWeighs, 'Only some older convictions count. Ask a lawyer first.'],
    fee: fiftyOnly,
    first: lookUp,
    steps: ['Write to the court that convicted you. Name § 2953.35 and say why it is legal now.', fileThere],
  }),
  relief({
    ...gone,
    id: 'oh-trafficking',
    name: 'Expungement for victims of human trafficking',
    covers: all(adultConviction, traffickingVictim),
    rules: [
      rule(
        'trafficked',
        'You took part in it because someone trafficked you',
        traffickingVictim,
        cite('2953.36(A)'),
      ),
      rule(
        'crime-covered',
        'It was a misdemeanor or a felony of the fourth or fifth degree. If you were also convicted of selling sex, most other crimes count too',
        any(minor, misdemeanor, all(felony, graded('4', '5')), soldSexOnce, () => judgement(said.soldSexToo)),
        cite('2953.36(A)'),
      ),
      rule('not-murder-or-rape', 'It was not murder or rape', not(neverExpunged), cite('2953.36(A)'), {
        otherwise: 'Murder and rape are left out',
      }),
    ],
    cautions: [judgeWeighs, 'There is no wait.'],
    fee: fiftyOnly,
    first: hotline,
    steps: [phrase.traffickingHelp, askForm, fileThere],
  }),
  relief({
    ...gone,
    id: 'oh-trafficking-dropped',
    name: 'Expungement of a dropped case of a trafficking victim',
    covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'diverted', 'deferred'), traffickingVictim),
    rules: [
      rule(
        'trafficked',
        'You were charged because someone trafficked you',
        traffickingVictim,
        cite('2953.521(A)'),
      ),
      rule(
        'for-good',
        'The charge cannot be brought back',
        openIf(droppedForNow, said.droppedForNow),
        cite('2953.521(D)'),
      ),
      requires(nothingPending, cite('2953.521(D)(4)')),
    ],
    cautions: [judgeWeighs],
    fee: 'We could not confirm the fee. We found none in the law.',
    first: hotline,
    steps: [phrase.traffickingHelp, askForm, fileThere],
  }),
];
