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
import { assuming, fact, isNot, isSo, judgement, perhapsEarlier } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { type Period, years } from '../../record/day.ts';
import { committedBefore, happenedBefore } from '../../vocabulary/dates.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { droppedInDeal, programOver } from '../../vocabulary/endings.ts';
import { about, anything, asEnded, ended, inAdultCourt, infraction } from '../../vocabulary/facts.ts';
import { askClerk } from '../../vocabulary/tasks.ts';
import { past, untilCaseEnds, waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { since1973 } from './automatic.ts';
import { pc } from './cites.ts';
import {
  arrestPlace,
  automaticSteps,
  clearedLimits,
  noFee,
  sealedEffect,
  sealedLimits,
  unknownFee,
} from './how.ts';
import { felonyArrest, noneWithoutTimeLimit, noTimeLimit } from './no-time-limit.ts';
import { aMinor, driving, eightYearFelony, registrable } from './offenses.ts';
import { said } from './said.ts';
import { check } from './tasks.ts';

const sealing = { kind: 'sealing', effect: sealedEffect, limits: sealedLimits } as const;

/** An arrest is as old as the offense; where only the end of the case is known, that is the later day. */
function sinceArrest(period: Period): Condition {
  const sinceOffense = waited(period).since('offense');
  const sinceEnd = waited(period).since('disposition');
  return (matter) => {
    const { disposition, offenseDate } = matter.charge;
    const known = disposition !== 'no_charges' && offenseDate !== undefined;
    return ask(known ? sinceOffense : sinceEnd, matter);
  };
}

const notConvicted = not(ended('convicted', 'pardoned'));

/** How another charge of the same case ended. */
const noConvictionInCase: FactCondition = (matter) =>
  allAmong(companions(matter), (other) => ask(notConvicted, other));

const tradedAway = when(
  all(({ charge }) => fact(charge.disposition === 'dismissed'), droppedInDeal),
  () => judgement(said.sameArrest),
  anything,
);

const wholeCaseClear = all(noConvictionInCase, tradedAway);
const wholeCaseText = 'No charge from the same arrest ended in a conviction';

/** A dropped misdemeanor is named by itself, § 851.93(a)(2)(A), without a word about other charges. */
const clearOrDroppedMisdemeanor: FactCondition = (matter) => {
  const clear = ask(wholeCaseClear, matter);
  const charged = ask(felonyArrest, matter);
  if (!isNot(clear) || isSo(charged) || matter.charge.disposition !== 'dismissed') return clear;
  return {
    ...judgement(said.anotherChargeStayed),
    missing: charged.missing,
  };
};

const closed = past('disposition');

const felonyWait = when(eightYearFelony, sinceArrest(years(6)), sinceArrest(years(3)));
const forMisdemeanor = (holds: Condition) => all(not(felonyArrest), holds);

/**
 * § 851.93(a)(2): each way a case can end without a conviction. The text can be read so that the wait after an arrest is
 * for acquittals too; an account of the state's own page says there is none.
 */
function endedAndWaited(dropped: Condition, afterArrest: Condition): Condition {
  const acquitted = any(afterArrest, () => judgement(said.waitAfterAcquittal));
  return asEnded((matter) => {
    switch (matter.charge.disposition) {
      case 'diverted':
      case 'deferred':
        return ask(programOver, matter);
      case 'dismissed':
        return ask(dropped, matter);
      case 'acquitted':
        return ask(acquitted, matter);
      default:
        return ask(afterArrest, matter);
    }
  });
}

const oneYear = sinceArrest(years(1));
const byLevel = when(felonyArrest, felonyWait, oneYear);
const afterFelony = 'For a felony it is 3 years, or 6 if it carries 8 years or more';
const afterArrest =
  'you finished a program. If you were never charged or found not guilty, 1 year has passed since the arrest';

const offenseTold: FactCondition = ({ charge }) =>
  fact(charge.offenseDate !== undefined && charge.disposition !== 'no_charges');

/** The arrest came between the offense and the end of the case. */
const arrestedSince1973 = all(
  since1973,
  openIf(all(offenseTold, committedBefore('1973-01-01')), said.arrestedAfter1972),
);

const automatic = relief({
  ...sealing,
  id: 'ca-arrest-automatic',
  name: 'Automatic relief for an arrest without a conviction',
  automatic: true,
  inForce: { from: '2022-07-01' },
  covers: all(
    inAdultCourt,
    ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred'),
    not(infraction),
  ),
  rules: [
    rule(
      'misdemeanor-ended-and-waited',
      `A misdemeanor charge was dropped, or ${afterArrest}. After a felony arrest only a finished program counts`,
      endedAndWaited(forMisdemeanor(closed), forMisdemeanor(oneYear)),
      pc('851.93', '(a)(2)'),
      { until: '2024-09-30' },
    ),
    rule(
      'ended-and-waited',
      `A misdemeanor charge was dropped, or ${afterArrest}. ${afterFelony}`,
      endedAndWaited(forMisdemeanor(closed), byLevel),
      pc('851.93', '(a)(2)'),
      { from: '2024-10-01', until: '2026-12-31' },
    ),
    // SB 1342 of 2026 no longer asks that the dropped charge was a misdemeanor.
    rule(
      'any-charge-ended-and-waited',
      `The charge was dropped, or ${afterArrest}. ${afterFelony}`,
      endedAndWaited(closed, byLevel),
      pc('851.93', '(a)(2)'),
      { from: '2027-01-01' },
    ),
    rule('whole-case', wholeCaseText, clearOrDroppedMisdemeanor, pc('851.93', '(a)(2)'), {
      otherwise: 'Another charge from the same arrest ended in a conviction',
    }),
    rule('since-1973', 'The arrest is from 1973 or later', arrestedSince1973, pc('851.93', '(a)(2)')),
  ],
  effect:
    'The state marks the arrest “relief granted” and no longer tells most employers. By law it did not happen, and you may answer so. Courts show it only to you and to the police, prosecutors and courts.',
  limits: clearedLimits,
  fee: noFee,
  first: check,
  steps: automaticSteps,
});

const drugPlea = relief({
  id: 'ca-deferred-plea',
  name: 'Undoing the plea of an old drug program',
  kind: 'set_aside',
  inForce: { from: '2016-01-01' },
  covers: all(inAdultCourt, ended('deferred'), about('drug_possession', 'marijuana')),
  rules: [
    rule(
      'plea-since-1997',
      'You pleaded guilty to enter the program in 1997 or later',
      not(happenedBefore('disposition', '1997-01-01')),
      pc('1203.43', '(b)'),
    ),
    requires(programOver, pc('1203.43', '(b)')),
  ],
  effect:
    'The court takes back your plea and dismisses the case. The law calls the old plea invalid, because people were told wrongly that it could not hurt them. If you finished the program, the court must agree.',
  fee: unknownFee,
  first: askClerk,
  steps: [
    'Mark box 7 on form CR-180.',
    'If the court no longer has the papers, add your state record. State under penalty of perjury that the charge was dismissed after you finished the program.',
  ],
  cautions: [
    'Not a citizen? The old plea can hurt you with immigration though the case was dismissed. Ask a lawyer first.',
  ],
});

const ordinaryLimit = when(
  about('domestic_violence', 'elder_victim'),
  sinceArrest(years(5)),
  when(about('fraud', 'official_misconduct'), sinceArrest(years(4)), felonyWait),
);

/** §§ 799 to 803.7: how long a charge can still be brought. Sex felonies have longer times, some until the victim is 40. */
const felonyLimit = all(
  not(noTimeLimit),
  when(about('sexual'), () => judgement(said.timeToChargeOver), ordinaryLimit),
);

const timeLimit = when(
  felonyArrest,
  felonyLimit,
  when(all(about('sexual'), about('child_victim')), sinceArrest(years(3)), sinceArrest(years(1))),
);

/** A charge dropped “without prejudice” may come back until its time has run. */
const cannotComeBack: Condition = (matter) => {
  const { charge } = matter;
  switch (charge.disposition) {
    case 'pending':
      return untilCaseEnds;
    case 'no_charges':
      return ask(timeLimit, matter);
    case 'diverted':
    case 'deferred':
      return ask(programOver, matter);
    case 'dismissed': {
      const over = ask(closed, matter);
      if (charge.dismissal === 'without_prejudice')
        return perhapsEarlier(over, ask(timeLimit, matter), said.filedAgain);
      return charge.dismissal === undefined
        ? assuming(said.notFiledAgain, over, charge.path('dismissal'))
        : over;
    }
    case 'not_responsible':
      return judgement(said.insanityAsAcquittal);
    default:
      return ask(closed, matter);
  }
};

const petition = relief({
  ...sealing,
  id: 'ca-seal-arrest',
  name: 'Petition to seal an arrest',
  inForce: { from: '2018-01-01' },
  covers: all(
    inAdultCourt,
    ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred', 'not_responsible', 'pending'),
  ),
  rules: [
    rule(
      'cannot-come-back',
      'The charge ended without a conviction and cannot come back. If you were never charged, the time to charge you has run out',
      cannotComeBack,
      pc('851.91', '(a)(1), 799-803.7'),
    ),
    rule('whole-case', wholeCaseText, wholeCaseClear, pc('851.91', '(a)(1)(B)'), {
      otherwise: 'Another charge from the same arrest ended in a conviction',
    }),
    rule(
      'none-without-time-limit',
      'No charge of the arrest was murder, rape or another crime that can be charged at any time. One you were acquitted of does not count',
      noneWithoutTimeLimit,
      pc('851.91', '(a)(2)(B), 799'),
      { otherwise: 'A charge of the arrest was one that can be brought at any time' },
    ),
    rule('arrested', 'There was an arrest', openIf(infraction, said.arrestedOrTicket), pc('851.91', '(a)')),
  ],
  fee: unknownFee,
  first: task('ask_court', 'Ask the court clerk whether a case was ever filed.'),
  steps: [
    'Fill in the Petition to Seal Arrest and Related Records (CR-409), one for each arrest.',
    'Give your name and birth date, the day and place of the arrest, the police agency, the charges and any case number. The court may turn down a petition that leaves something out.',
    arrestPlace,
    'Give the prosecutor and the police 15 days’ notice (proof: form CR-106).',
  ],
  cautions: [
    'It is your right. After a pattern of domestic, child or elder abuse the judge decides. They may look at how the arrest hurts you, your character, the arrest itself and your convictions. Add signed statements about that.',
    'At the hearing you must first show that these rules are met. Then it is up to the prosecutor to show that they are not.',
    'It is closed to people who fled or hid by identity fraud.',
  ],
});

const minorsCase = relief({
  kind: 'sealing',
  id: 'ca-seal-minors-case',
  name: 'Sealing an adult-court case from when you were under 18',
  covers: all(inAdultCourt, ended('dismissed', 'acquitted'), not(infraction), aMinor),
  rules: [
    rule('case-over', 'The case is over', closed, pc('851.7', '(a)(2), (3)')),
    rule('whole-case', 'No charge of the case ended in a conviction', wholeCaseClear, pc('851.7', '(a)(2)'), {
      otherwise: 'Another charge of the case ended in a conviction',
    }),
    rule(
      'not-left-out',
      'It was not about drugs or driving, or a crime for which one must register',
      all(not(about('drug_possession', 'drug_sale', 'marijuana')), not(driving), not(registrable)),
      pc('851.7', '(e)'),
      { otherwise: 'It was about drugs or driving, or a crime for which one must register' },
    ),
  ],
  effect: 'The arrest and the case are sealed and by law did not happen. You may say so.',
  limits: ['A prosecutor can ask a judge to see it if it may help somebody else’s defense.'],
  fee: unknownFee,
  first: askClerk,
  steps: ['Ask the court where the case was to seal it under § 851.7. It has to, if these rules are met.'],
  cautions: ['It is closed if the case went back to juvenile court and you were found to have done it.'],
});

const innocence = relief({
  ...sealing,
  id: 'ca-factual-innocence',
  name: 'A finding that you are innocent',
  alternative: true,
  covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'no_charges'), not(infraction)),
  rules: [
    rule(
      'no-cause-to-believe',
      'Nothing gives cause to believe you did it',
      () => judgement(said.innocenceShown),
      pc('851.8', '(b)'),
    ),
  ],
  effect: 'The police and the state seal the arrest for three years and then destroy it.',
  limits: ['You carry the burden, and few win.'],
  fee: unknownFee,
  first: task('ask_lawyer', 'Ask a public defender about a finding of innocence.'),
  steps: ['Ask the police, or the court if you were charged, within 2 years. Later you need a good reason.'],
});

export const arrestReliefs: readonly Relief[] = [automatic, petition, minorsCase, drugPlea, innocence];
