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
import { allOf, always, isSo, never, opposite, unknown } from '../../engine/when.ts';
import { type Relief, relief, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { openIf, somewhereBetween } from '../../vocabulary/doubts.ts';
import { elsewhere } from '../../vocabulary/elsewhere.ts';
import { caseOver, droppedInDeal } from '../../vocabulary/endings.ts';
import {
  about,
  convictedOrPardoned,
  ended,
  felony,
  inAdultCourt,
  misdemeanor,
} from '../../vocabulary/facts.ts';
import { decidedByNow, on } from '../../vocabulary/order.ts';
import { endedLater } from '../../vocabulary/other-cases.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { elapsed, untilCaseEnds } from '../../vocabulary/waiting.ts';
import { companions, those } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { graded } from './grades.ts';
import { deferredSentence } from './misdemeanors.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

const law = cite('10.97.060');
const arrest = on('offense');
const threeYearsFromArrest: Condition = (matter) => elapsed(years(3), arrest(matter));
const threeYearsFromDecision: Condition = (matter) => elapsed(years(3), decidedByNow(matter));
const twoYearsFromDecision: Condition = (matter) => elapsed(years(2), decidedByNow(matter));

/** 2 years after a good ending or 3 after the arrest, whichever is first. Without charges the day told is the arrest. */
const waitOver: Condition = when(
  ended('pending'),
  () => untilCaseEnds,
  when(
    ended('no_charges'),
    threeYearsFromDecision,
    somewhereBetween(
      any(twoYearsFromDecision, all(caseOver, threeYearsFromArrest)),
      twoYearsFromDecision,
      said.dayOfArrest,
    ),
  ),
);

const deferredProsecution = all(ended('deferred'), any(felony, about('dui')));

/** RCW 10.97.030(2): a dismissal after a deferred sentence, and an acquittal for insanity, are not good endings. */
const adverse = any(ended('convicted', 'pardoned', 'not_responsible'), deferredSentence);

const wholeIncidentClear: Condition = (matter) =>
  allAmong(companions(matter), (other) => opposite(ask(adverse, other)));

const earlierConvictions = those(all(convictedOrPardoned, any(felony, all(misdemeanor, graded('gross')))));

/** “A prior conviction for a felony or gross misdemeanor”, here or elsewhere. */
const convictedBefore: FactCondition = (matter) => {
  const { number, untold } = elsewhere(matter);
  const abroad = number > 0 ? always : untold.length > 0 ? unknown(...untold) : never;
  if (isSo(abroad)) return always;
  const here = allAmong(earlierConvictions(matter), ({ other, is }) =>
    other === matter ? always : opposite(is),
  );
  return opposite(allOf([opposite(abroad), here]));
};

const newTrouble: FactCondition = any(
  endedLater(ended('convicted', 'pardoned', 'deferred', 'diverted', 'dismissed', 'acquitted', 'no_charges')),
  ({ file }) => {
    const { pendingCharges } = file.answers;
    if (pendingCharges === undefined) return unknown('pendingCharges');
    return pendingCharges ? always : never;
  },
);

export const deletion: Relief = relief({
  id: 'wa-delete-arrest',
  name: 'Deleting an arrest or case without a conviction',
  kind: 'expungement',
  covers: all(
    inAdultCourt,
    ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred', 'not_responsible', 'pending'),
  ),
  rules: [
    rule(
      'waited',
      '2 years have passed since the case ended well, or 3 years since the arrest',
      waitOver,
      law,
      { otherwise: '2 years must pass since the case ended well, or 3 years since the arrest' },
    ),
    rule(
      'ended-well',
      'It did not end after a deferred sentence, or in “not guilty” because of insanity',
      not(any(deferredSentence, ended('not_responsible'))),
      cite('10.97.030(2)'),
      { otherwise: 'The law counts how it ended as bad for you: a deferred sentence or insanity' },
    ),
    rule(
      'whole-incident',
      'Nothing from the same incident ended in a conviction',
      all(wholeIncidentClear, openIf(droppedInDeal, said.guiltyOfWhat)),
      cite('10.97.030(8)'),
      { otherwise: 'Another charge from the same incident ended in a conviction' },
    ),
    rule(
      'no-reason-to-refuse',
      'You had no diversion or deferred prosecution. You had no earlier felony or gross misdemeanor, and no newer arrest or charge',
      openIf(
        all(not(ended('pending')), any(ended('diverted'), deferredProsecution, convictedBefore, newTrouble)),
        said.mayRefuse,
      ),
      law,
    ),
  ],
  effect:
    'The State Patrol or the police delete the record from the files that are searched for background checks.',
  limits: [
    'The court keeps its file. A judge may seal it only for strong reasons, under court rule GR 15.',
    'Even before that, the State Patrol does not show it to the public.',
    phrase.privateCopies,
  ],
  fee: 'We could not confirm the fee. Ask the State Patrol.',
  first: lookUp,
  steps: [
    'Get your own full record from the State Patrol. You need fingerprints for it.',
    'Ask the State Patrol in writing to delete it. Add court papers that show how it ended.',
    'Ask the police or sheriff who arrested you too. Each office deletes its own files.',
    'If you had a diversion, an earlier conviction or a new arrest, they may say no. You can still ask.',
  ],
});
