import { all, allAmong, any, ask, type Condition, type FactCondition, not, when } from '../../condition.ts';
import { dayOf, days, type Period, years } from '../../day.ts';
import { type Relief, relief, rule } from '../../relief.ts';
import { committedBefore, happenedBefore } from '../../vocabulary/dates.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { about, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { sentenceOver, untilCaseEnds, waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { always, assuming, fact, from, judgement, sinceSpan } from '../../when.ts';
import { since1973 } from './automatic.ts';
import { pc } from './cites.ts';
import { arrestPlace, automaticSteps, noFee, sealedEffect, sealedLimits, unknownFee } from './how.ts';
import { felonyArrest, noneWithoutTimeLimit, noTimeLimit } from './no-time-limit.ts';
import { eightYearFelony } from './offenses.ts';
import { said } from './said.ts';
import { infraction } from './sentences.ts';

const sealing = { kind: 'sealing', effect: sealedEffect, limits: sealedLimits } as const;

/** An arrest is as old as the offense; where only the end of the case is known, that is the later day. */
function sinceArrest(period: Period): Condition {
  return ({ charge, file }) => {
    const known = charge.disposition !== 'no_charges' && charge.offenseDate !== undefined;
    const { span, missing } = charge.dateOf(known ? 'offense' : 'disposition');
    return sinceSpan({ first: span.first, last: Math.min(span.last, file.asOf) }, period, missing);
  };
}

const notConvicted = not(ended('convicted', 'pardoned'));

/** How another charge of the same case ended. */
const noConvictionInCase: FactCondition = (matter) =>
  allAmong(companions(matter), (other) => ask(notConvicted, other));

const tradedAway: FactCondition = ({ charge }) =>
  charge.disposition === 'dismissed' && charge.dismissal === 'plea_to_other'
    ? judgement(said.sameArrest)
    : always;

const wholeCaseClear = all(noConvictionInCase, tradedAway);
const wholeCaseText = 'No charge from the same arrest ended in a conviction';

/** A dropped misdemeanor is named by itself, § 851.93(a)(2)(A), without a word about other charges. */
const clearOrDroppedMisdemeanor: FactCondition = (matter) => {
  const clear = ask(wholeCaseClear, matter);
  const charged = ask(felonyArrest, matter);
  if (clear.earliest < Number.POSITIVE_INFINITY || matter.charge.disposition !== 'dismissed') return clear;
  if (charged.latest === Number.NEGATIVE_INFINITY) return clear;
  return {
    ...judgement(said.anotherChargeStayed),
    missing: charged.missing,
  };
};

/** Both words mean that the program was finished, unless the person says otherwise. */
const programFinished: Condition = (matter) =>
  matter.charge.completed === undefined && matter.charge.completedDate === undefined
    ? always
    : ask(sentenceOver, matter);

const closed = waited(days(0)).since('disposition');

/** SB 1342 of 2026 no longer asks that the dropped charge was a misdemeanor. */
const droppedCharge = when(
  felonyArrest,
  all(closed, () => from(dayOf('2027-01-01'))),
  closed,
);
const felonyWait = when(eightYearFelony, sinceArrest(years(6)), sinceArrest(years(3)));
const arrestWait = when(
  felonyArrest,
  all(felonyWait, () => from(dayOf('2024-10-01'))),
  sinceArrest(years(1)),
);

/** The text can be read so that the wait is for acquittals too; an account of the state's own page says there is none. */
const acquitted = any(arrestWait, () => judgement(said.waitAfterAcquittal));

/** § 851.93(a)(2): each way a case can end without a conviction. */
const automaticDay: Condition = (matter) => {
  switch (matter.charge.disposition) {
    case 'diverted':
    case 'deferred':
      return ask(programFinished, matter);
    case 'dismissed':
      return ask(droppedCharge, matter);
    case 'acquitted':
      return ask(acquitted, matter);
    default:
      return ask(arrestWait, matter);
  }
};

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
      'ended-and-waited',
      'The charge was dropped (for felonies, from 2027 on), or you finished a program. If you were never charged or found not guilty, 1 year has passed since the arrest. For a felony it is 3 years, or 6 if it carries 8 years or more',
      automaticDay,
      pc('851.93', '(a)(2)'),
    ),
    rule('whole-case', wholeCaseText, clearOrDroppedMisdemeanor, pc('851.93', '(a)(2)')),
    rule('since-1973', 'The arrest is from 1973 or later', arrestedSince1973, pc('851.93', '(a)(2)')),
  ],
  effect:
    'The state marks the arrest “relief granted” and no longer tells most employers. By law it did not happen.',
  fee: noFee,
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
    rule('program-finished', 'You finished the program', programFinished, pc('1203.43', '(b)')),
  ],
  effect: 'The court takes back your plea and dismisses the case.',
  fee: unknownFee,
  steps: ['Mark box 7 on form CR-180.'],
  cautions: ['Not a citizen? Ask a lawyer first.'],
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
      return ask(programFinished, matter);
    case 'dismissed': {
      const over = ask(closed, matter);
      if (charge.dismissal === 'without_prejudice') {
        const limit = ask(timeLimit, matter);
        return {
          ...limit,
          earliest: Math.min(over.earliest, limit.earliest),
          questions: [said.filedAgain],
        };
      }
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
    rule('whole-case', wholeCaseText, wholeCaseClear, pc('851.91', '(a)(1)(B)')),
    rule(
      'none-without-time-limit',
      'No charge of the arrest was murder, rape or another crime that can be charged at any time. One you were acquitted of does not count',
      noneWithoutTimeLimit,
      pc('851.91', '(a)(2)(B), 799'),
    ),
    rule('arrested', 'There was an arrest', openIf(infraction, said.arrestedOrTicket), pc('851.91', '(a)')),
  ],
  fee: unknownFee,
  steps: [
    'Fill in the Petition to Seal Arrest and Related Records (CR-409), one for each arrest.',
    arrestPlace,
    'Give the prosecutor and the police 15 days’ notice (proof: form CR-106).',
  ],
  cautions: [
    'It is your right. After a pattern of domestic, child or elder abuse the judge decides.',
    'It is closed to people who fled or hid by identity fraud.',
  ],
});

const innocence = relief({
  ...sealing,
  id: 'ca-factual-innocence',
  name: 'A finding that you are innocent',
  alternative: true,
  covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'no_charges')),
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
  steps: ['Ask the police, or the court if you were charged, within 2 years. Later you need a good reason.'],
});

export const arrestReliefs: readonly Relief[] = [automatic, petition, drugPlea, innocence];
