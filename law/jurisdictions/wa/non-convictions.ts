import { all, allAmong, any, ask, type Condition, not, when } from '../../engine/condition.ts';
import { opposite } from '../../engine/when.ts';
import { type Relief, relief, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { openIf, somewhereBetween } from '../../vocabulary/doubts.ts';
import { caseAndProgramOver, droppedInDeal } from '../../vocabulary/endings.ts';
import { ended, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { decidedByNow, on } from '../../vocabulary/order.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { elapsed, untilCaseEnds, waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { deferredSentence } from './misdemeanors.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

const law = cite('10.97.060');
const arrest = on('offense');
const threeYearsFromArrest: Condition = (matter) => elapsed(years(3), arrest(matter));
const threeYearsFromDecision: Condition = (matter) => elapsed(years(3), decidedByNow(matter));
/** A program ends with the dismissal, on the day it is over. */
const twoYearsFromDecision: Condition = when(
  ended('deferred', 'diverted'),
  waited(years(2)).since('program'),
  (matter) => elapsed(years(2), decidedByNow(matter)),
);

/** 2 years after a good ending or 3 after the arrest, whichever is first. Without charges the day told is the arrest. */
const waitOver: Condition = when(
  ended('pending'),
  () => untilCaseEnds,
  when(
    ended('no_charges'),
    threeYearsFromDecision,
    somewhereBetween(
      any(twoYearsFromDecision, all(caseAndProgramOver, threeYearsFromArrest)),
      twoYearsFromDecision,
      said.dayOfArrest,
    ),
  ),
);

/** RCW 10.97.030(2): a dismissal after a deferred sentence, and an acquittal for insanity, are not good endings. */
const adverse = any(ended('convicted', 'pardoned', 'not_responsible'), deferredSentence);
/** Such a record is of “formal criminal charges” (RCW 10.97.030(4)): a civil ticket is none. */
const notATicket = not(ofLevel('infraction'));
const adverseOfCrime = all(notATicket, adverse);

const wholeIncidentClear: Condition = (matter) =>
  allAmong(companions(matter), (other) => opposite(ask(adverseOfCrime, other)));

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
  ],
  effect:
    'The State Patrol or the police delete the record from the files that are searched for background checks.',
  limits: [
    'The court keeps its file. A judge may seal it only for strong reasons, under court rule GR 15.',
    'Even before that, the State Patrol does not show it to the public.',
    phrase.privateCopies,
  ],
  cautions: [
    'Each office may refuse after a diversion or a deferred prosecution. It may also refuse if you had an earlier felony or gross misdemeanor, or a new arrest or charge since.',
  ],
  fee: 'We could not confirm the fee. Ask the State Patrol.',
  first: lookUp,
  steps: [
    'Get your own full record from the State Patrol. You need fingerprints for it.',
    'Ask the State Patrol in writing to delete it. Add court papers that show how it ended.',
    'Ask the police or sheriff who arrested you too. Each office deletes its own files.',
  ],
});
