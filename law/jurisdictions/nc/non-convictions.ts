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
import { always, judgement, opposite, unknown } from '../../engine/when.ts';
import { relief, requires, rule } from '../../place/relief.ts';
import { days } from '../../record/day.ts';
import { happenedBefore, happenedWithin } from '../../vocabulary/dates.ts';
import { droppedInDeal } from '../../vocabulary/endings.ts';
import { chargeFact, ended, felony, inAdultCourt, infraction } from '../../vocabulary/facts.ts';
import { decided } from '../../vocabulary/order.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { elapsed, sentenceOver, untilCaseEnds, waited } from '../../vocabulary/waiting.ts';
import { sameCase } from '../../vocabulary/whole-record.ts';
import { gs } from './code.ts';
import { expunction, ifNotCitizen, petitionForDropped } from './how.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

/** Only the old infraction of underage drinking is named beside misdemeanors and felonies. */
const isACrime: FactCondition = (matter) => {
  const minor = ask(infraction, matter);
  return minor === always ? judgement(said.infractionExpunged) : opposite(minor);
};
const crimeRule = rule('a-crime', 'It was a misdemeanor or a felony', isACrime, gs('15A-146(a)'));

/** A case that is still open may end either way; the law speaks of charges, and of not guilty. */
export const endedWell: Condition = ({ charge }) => {
  switch (charge.disposition) {
    case 'pending':
      return untilCaseEnds;
    case 'no_charges':
      return judgement(said.chargeFiled);
    case 'not_responsible':
      return judgement(said.insanityAsNotGuilty);
    default:
      return always;
  }
};

const unfit = chargeFact('incapable', false, said.ableToStandTrial);

const ableRule = rule(
  'able-to-stand-trial',
  'It was not dropped on or after December 1, 2025 because you were unable to stand trial',
  any(
    not(ended('dismissed')),
    not(unfit),
    all(happenedBefore('disposition', '2025-12-01'), () => judgement(said.newLawOlderCases)),
  ),
  gs('15A-146'),
  { otherwise: 'It was dropped because you were unable to stand trial' },
);

const dropped = relief({
  ...expunction,
  id: 'nc-dismissed-petition',
  name: 'Expunge a dismissed charge or a not guilty verdict',
  covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'no_charges', 'not_responsible', 'pending')),
  rules: [
    rule(
      'not-convicted',
      'The charge was dismissed, or you were found not guilty',
      endedWell,
      gs('15A-146(a) to (a2)'),
    ),
    crimeRule,
    ableRule,
  ],
  cautions: [
    'If another charge of the case ended in a conviction, or is still open, the judge may say no.',
    'If the case was dismissed “with leave”, it can be opened again. Ask the clerk.',
    'Clear prostitution, or a felony from before 18, first. This can shut them out.',
    ifNotCitizen,
  ],
  fee: phrase.noFee,
  first: lookUp,
  steps: petitionForDropped(
    'Fill in form AOC-CR-287 for dismissed charges, AOC-CR-288 for not guilty, or AOC-CR-263 if it was not you.',
    'There is no wait, and other convictions or expunctions do not matter.',
  ),
});

const program = relief({
  ...expunction,
  id: 'nc-program-dismissal',
  name: 'Expunge a case dismissed after a program or a conditional discharge',
  covers: all(inAdultCourt, ended('deferred', 'diverted')),
  rules: [
    rule(
      'program-finished',
      'You finished the program and the charge was dismissed',
      sentenceOver,
      gs('15A-146(a), (d)'),
    ),
    crimeRule,
  ],
  cautions: [
    'A prayer for judgment continued (PJC) is not a discharge. It counts as a conviction here.',
    ifNotCitizen,
  ],
  first: lookUp,
  steps: petitionForDropped('Fill in form AOC-CR-287 for dismissed charges. There is no wait.'),
});

const endedForGood = when(ended('pending'), () => untilCaseEnds, ended('dismissed', 'acquitted'));

const felonyInPleaDeal = all(droppedInDeal, felony);

/** No day is set for the cases of the two years' pause, and none is named that has gone by. */
const dayIsSet = all(
  not(happenedBefore('disposition', '2024-01-08')),
  happenedWithin(days(210), 'disposition'),
);

/** From 180 to 210 days after the end of the case. */
const deadline = when(
  dayIsSet,
  (matter) => elapsed(days(210), decided(matter)),
  () => unknown(),
);

const byItself = gs('15A-146(a4)');

const automatic = relief({
  ...expunction,
  id: 'nc-automatic',
  name: 'Automatic expunction of a case that ended without a conviction',
  automatic: true,
  inForce: { from: '2024-07-08' },
  by: deadline,
  covers: all(
    inAdultCourt,
    ended('dismissed', 'acquitted'),
    not(happenedBefore('disposition', '2021-12-01')),
  ),
  rules: [
    rule(
      'whole-case',
      'Every charge of the case was dismissed or ended in not guilty',
      (matter) => allAmong(sameCase(matter), (each) => ask(endedForGood, each)),
      byItself,
      { otherwise: 'Another charge of the case ended in another way' },
    ),
    // A felony dropped in a plea deal keeps its whole case; a misdemeanor does not.
    rule(
      'no-plea-deal',
      'No felony of the case was dropped in a plea deal',
      (matter) => allAmong(sameCase(matter), (each) => opposite(ask(felonyInPleaDeal, each))),
      byItself,
      { otherwise: 'A felony of the case was dropped in a plea deal' },
    ),
    ableRule,
    requires(waited(days(180)).since('disposition'), byItself),
  ],
  limits: [
    ...expunction.limits,
    'The court does not have to tell other agencies. Police or state files may still show the case.',
  ],
  cautions: [
    'The courts stopped from August 2022 to July 2024. Some cases may still be waiting.',
    'If you may need the court papers later, get certified copies before the case is gone.',
    ifNotCitizen,
  ],
  fee: phrase.nothingToFile,
  first: check,
  steps: [
    'It should happen 180 to 210 days after the case ended.',
    'Check with the clerk of superior court. Still there? File a petition. That is free too.',
  ],
});

export const nonConvictions = [automatic, dropped, program];
