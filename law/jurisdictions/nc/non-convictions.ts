import { all, any, ask, type Condition, type FactCondition, type Matter, not } from '../../condition.ts';
import { after, dayOf, days } from '../../day.ts';
import { relief, rule } from '../../relief.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { chargeFact, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver, untilCaseEnds, waited } from '../../vocabulary/waiting.ts';
import { allOf, always, fact, from, judgement, unknown, type When } from '../../when.ts';
import { gs } from './cites.ts';
import { felony } from './exclusions.ts';
import { effect, fee175, forms, immigration, limits, petition } from './how.ts';

/** Only the old infraction of underage drinking is named beside misdemeanors and felonies. */
const aCrime: FactCondition = ({ charge }) => {
  if (charge.level === 'infraction') return judgement('Is this infraction one that the law expunges?');
  return charge.level === undefined && !charge.offense?.includes('contempt')
    ? unknown(charge.path('level'))
    : always;
};

/** A case that is still open may end either way; the law speaks of charges, and of not guilty. */
export const endedWell: Condition = ({ charge }) => {
  switch (charge.disposition) {
    case 'pending':
      return untilCaseEnds;
    case 'no_charges':
      return judgement('Was a charge filed? The law names charges, not arrests.');
    case 'not_responsible':
      return judgement('Does not guilty by reason of insanity count as not guilty here?');
    default:
      return always;
  }
};

const unfit = chargeFact(
  'incapable',
  false,
  'We assumed the case was not dropped because you were unable to stand trial.',
);

/** Since December 1, 2025 such a dismissal is not expunged. */
const ableToProceed: FactCondition = any(happenedBefore('disposition', '2025-12-01'), not(unfit));
const ableRule = rule(
  'It was not dropped on or after December 1, 2025 because you were unable to stand trial',
  any(not(ended('dismissed')), ableToProceed),
  gs.dismissals(''),
);

const dropped = relief({
  id: 'nc-dismissed-petition',
  name: 'Expunge a dismissed charge or a not guilty verdict',
  kind: 'expungement',
  covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'no_charges', 'not_responsible', 'pending')),
  rules: [
    rule('The charge was dismissed, or you were found not guilty', endedWell, gs.dismissals('(a) to (a2)')),
    rule('It was a misdemeanor or a felony', aCrime, gs.dismissals('(a)')),
    ableRule,
  ],
  effect,
  limits: limits.slice(2),
  cautions: [
    'If another charge of the case ended in a conviction, or is still open, the judge may say no.',
    'If the case was dismissed “with leave”, it can be opened again. Ask the clerk.',
    immigration,
  ],
  fee: phrase.noFee,
  steps: petition(
    'Fill in form AOC-CR-287 for dismissed charges, or AOC-CR-288 for not guilty.',
    'There is no wait, and other convictions or expunctions do not matter.',
  ),
  forms,
});

const program = relief({
  id: 'nc-program-dismissal',
  name: 'Expunge a case dismissed after a program or a conditional discharge',
  kind: 'expungement',
  covers: all(inAdultCourt, ended('deferred', 'diverted')),
  rules: [
    rule('You finished the program and the charge was dismissed', sentenceOver, gs.dismissals('(a), (d)')),
    rule('It was a misdemeanor or a felony', aCrime, gs.dismissals('(a)')),
  ],
  effect,
  limits: limits.slice(2),
  cautions: [
    'A prayer for judgment continued (PJC) is not a discharge. It counts as a conviction here.',
    immigration,
  ],
  fee: fee175,
  steps: petition('Fill in form AOC-CR-287 for dismissed charges. There is no wait.'),
  forms,
});

/** Every charge of the case must have ended without a conviction, and none by a plea to another. */
const wholeCaseDropped: Condition = (matter) =>
  allOf(
    matter.record
      .filter(({ charge }) => charge.caseKey === matter.charge.caseKey)
      .map((each) => endedForGood(each)),
  );

function endedForGood({ charge }: Matter): When {
  if (charge.disposition === undefined) return unknown(charge.path('disposition'));
  if (charge.disposition === 'pending') return untilCaseEnds;
  return fact(charge.disposition === 'dismissed' || charge.disposition === 'acquitted');
}

/** A felony dropped in a plea deal keeps its whole case; a misdemeanor does not. */
const noPlea: FactCondition = (matter) =>
  allOf(
    matter.record
      .filter(({ charge }) => charge.caseKey === matter.charge.caseKey)
      .map((each) => (each.charge.dismissal === 'plea_to_other' ? ask(not(felony), each) : always)),
  );

/** From 180 to 210 days after the end of the case. No day is set for the cases of the two years' pause. */
const deadline: Condition = ({ charge, file }) => {
  const { span } = charge.dateOf('disposition');
  const day = after(span.first, days(210));
  const known = span.first === span.last && span.first >= dayOf('2024-01-08') && day >= file.asOf;
  return known ? from(day) : unknown();
};

const pause = 'The courts stopped from August 2022 to July 2024. Cases that ended then may still be waiting.';

const automatic = relief({
  id: 'nc-automatic',
  name: 'Automatic expunction of a case that ended without a conviction',
  kind: 'expungement',
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
      'Every charge of the case was dismissed or ended in not guilty',
      wholeCaseDropped,
      gs.dismissals('(a4)'),
    ),
    rule('No felony of the case was dropped in a plea deal', noPlea, gs.dismissals('(a4)')),
    ableRule,
    rule(
      '180 days have passed since the case ended',
      waited(days(180)).since('disposition'),
      gs.dismissals('(a4)'),
    ),
    rule('It was a misdemeanor or a felony', aCrime, gs.dismissals('(a4)')),
  ],
  effect,
  limits: [
    ...limits.slice(2),
    'The court does not have to tell other agencies. Police or state files may still show the case.',
  ],
  cautions: [
    pause,
    'If you may need the court papers later, get certified copies before the case is gone.',
    immigration,
  ],
  fee: phrase.noFee,
  steps: [
    'You do not have to do anything. It should happen 180 to 210 days after the case ended.',
    'Check with the clerk of superior court. Still there? File a petition. That is free too.',
  ],
});

export const nonConvictions = [automatic, dropped, program];
