import { all, ask, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { judgement, oneOf } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { days, years } from '../../record/day.ts';
import { clearedBefore, noMoreThan, noOtherConvictionFor } from '../../vocabulary/convictions.ts';
import { programOver } from '../../vocabulary/endings.ts';
import { about, chargeFact, ended, felony, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { decidedByNow } from '../../vocabulary/order.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { askClerk } from '../../vocabulary/tasks.ts';
import { elapsed, untilCaseEnds } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import * as how from './how.ts';
import { said } from './said.ts';

/** “More than 90 days have passed.” */
const over90Days: Condition = (matter) => elapsed(days(91), decidedByNow(matter));

/** “More than one year ago”, “more than five years ago”. */
const longerThan =
  (wait: number): Condition =>
  (matter) =>
    elapsed({ ...years(wait), days: 1 }, decidedByNow(matter));

/** “Excluding minor traffic violations.” */
const counts: FactCondition = all(inAdultCourt, not(all(ofLevel('infraction'), about('traffic'))));

const withoutPrejudice: Condition = when(
  felony,
  all(longerThan(5), noOtherConvictionFor(years(5), counts)),
  all(longerThan(1), noOtherConvictionFor(years(2), counts)),
);

/** Dropped for good, no billed or nolle prossed: 90 days. Without prejudice: 1 or 5 years, and clean ones. */
const dropped: Condition = (matter) => {
  const { dismissal, path } = matter.charge;
  if (dismissal === 'with_prejudice' || dismissal === 'declined') return ask(over90Days, matter);
  const slow = ask(withoutPrejudice, matter);
  if (dismissal === 'without_prejudice') return slow;
  const either = oneOf([ask(over90Days, matter), slow], dismissal === undefined ? [path('dismissal')] : []);
  return dismissal === undefined ? either : { ...either, questions: [said.droppedForPlea] };
};

const waitOver: Condition = when(
  ended('pending'),
  () => untilCaseEnds,
  when(ended('dismissed'), dropped, over90Days),
);

const wasCharged: FactCondition = not(all(ended('no_charges'), () => judgement(said.neverCharged)));
const notInsanity: FactCondition = not(all(ended('not_responsible'), () => judgement(said.insanityVerdict)));

const both = '15-27-1(a); § 15-27-2(a)';

const droppedCharge = relief({
  ...how.expunged,
  id: 'al-no-conviction',
  name: 'Expunging a charge without a conviction',
  covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'no_charges', 'not_responsible', 'pending')),
  rules: [
    rule(
      'waited',
      'More than 90 days have passed since it ended. If the charge could come back, it is 1 clean year for a misdemeanor and 5 for a felony',
      waitOver,
      cite(both),
    ),
    rule('charged', 'You were charged in a court', wasCharged, cite(both)),
    rule(
      'not-insanity',
      'You were not found “not guilty” because of mental illness',
      notInsanity,
      cite('15-27-1(a)(3); § 15-27-2(a)(3)'),
    ),
    rule(
      'not-refiled',
      'The charge was not filed again',
      not(chargeFact('refiled', false, said.notRefiled)),
      cite('15-27-1(a)(4), (7); § 15-27-2(a)(4), (7)'),
      { otherwise: 'The charge was filed again' },
    ),
  ],
  fee: how.fee,
  first: askClerk,
  steps: how.petition,
  cautions: [
    how.noRight,
    'There is no limit on how many dropped charges you may clear. After the first, the judge has more say.',
    'After a charge dropped “without prejudice”, a new conviction starts a wait: 2 years for a misdemeanor, 5 for a felony. Minor traffic does not count.',
  ],
});

const program = relief({
  ...how.expunged,
  id: 'al-program',
  name: 'Expunging a charge dropped after a court program',
  covers: all(inAdultCourt, ended('diverted', 'deferred')),
  pick: how.twoInAll,
  rules: [
    requires(programOver, cite('15-27-1(a)(6); § 15-27-2(a)(6)')),
    rule(
      'waited',
      '1 year has passed since you finished the program',
      waitedSinceProgram(years(1)),
      cite('15-27-1(a)(6)c.; § 15-27-2(a)(6)c.'),
      { otherwise: '1 year must pass since you finished the program' },
    ),
    requires(everythingPaid, cite('15-27-12')),
    rule(
      'fewer-than-two',
      'You had fewer than two such expungements before',
      noMoreThan(1, clearedBefore('misdemeanor')),
      cite('15-27-2.1(a)(3)'),
      { otherwise: 'You had two such expungements before' },
    ),
  ],
  fee: how.fee,
  first: askClerk,
  steps: how.petition,
  cautions: [
    how.noRight,
    how.twice,
    'The court may have made expungement part of the program. Then ask sooner.',
    'If you cannot pay what the court ordered, ask the judge to find you indigent (“Affidavit of Substantial Hardship”).',
  ],
});

export const nonConvictions: readonly Relief[] = [droppedCharge, program];
