import { all, any, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { type Period, years } from '../../record/day.ts';
import { noOtherConvictionFor } from '../../vocabulary/convictions.ts';
import { convicted, crime, inAdultCourt } from '../../vocabulary/facts.ts';
import { endOfSentence, plus } from '../../vocabulary/order.ts';
import { endedDuring } from '../../vocabulary/other-cases.ts';
import { waitedBy } from '../../vocabulary/waiting.ts';
import { asForGross, asForMisdemeanor, fifthDegree, gross, listed, petty } from './offenses.ts';

/** A petty misdemeanor is no crime: § 609.02, subd. 4a. */
const newCrime: FactCondition = all(inAdultCourt, crime, not(petty));

/** § 609A.015, subd. 3(a): the years right after the sentence, or those right before a later review. Only here. */
function cleanHere(period: Period): Condition {
  const inTheseYears = endedDuring(
    endOfSentence,
    (matter) => plus(endOfSentence(matter), period),
    all(convicted, newCrime),
  );
  return any(not(inTheseYears), noOtherConvictionFor(period, newCrime, { elsewhere: false }));
}

const belowFelony = waitedBy(
  [years(3), 'for a gross misdemeanor', gross],
  [years(2), 'for a misdemeanor or petty misdemeanor'],
);
export const belowFelonyWait = belowFelony.since('completed');
export const youthWait = belowFelony.since('supervision');

/** § 609A.02, subd. 3(a)(3) and (4), as form EXP102 has it: a short sentence shortens the wait. */
const grossThroughout: FactCondition = all(gross, not(asForMisdemeanor));
export const belowFelonyWaitAsked = waitedBy(
  [years(3), 'for a gross misdemeanor', grossThroughout],
  [years(2), 'for a misdemeanor, or with a misdemeanor sentence'],
).since('completed');

/** State v. C.W.N.: the years right before you file count, not only those right after the sentence. */
export const belowFelonyClean: Condition = when(
  grossThroughout,
  noOtherConvictionFor(years(3), newCrime),
  noOtherConvictionFor(years(2), newCrime),
);
export const belowFelonyCleanHere: Condition = when(gross, cleanHere(years(3)), cleanHere(years(2)));

/** § 609A.02, subd. 3(a)(3), (4) and (6) to (8). */
export const felonyWait = waitedBy(
  [years(2), 'with a misdemeanor sentence', asForMisdemeanor],
  [years(3), 'with a gross misdemeanor sentence', asForGross],
  [years(4), 'for a felony on the list', listed],
  [years(5), 'for another felony after a stay of imposition'],
).since('completed');
export const felonyClean: Condition = when(
  asForMisdemeanor,
  noOtherConvictionFor(years(2), newCrime),
  when(
    asForGross,
    noOtherConvictionFor(years(3), newCrime),
    when(listed, noOtherConvictionFor(years(4), newCrime), noOtherConvictionFor(years(5), newCrime)),
  ),
);

const felonyByItself = waitedBy(
  [years(4), 'for a drug crime in the fifth degree', fifthDegree],
  [years(5), 'for another felony on the list'],
);
export const felonyWaitByItself = felonyByItself.since('completed');
export const youthFelonyWait = felonyByItself.since('supervision');
export const felonyCleanHere: Condition = when(fifthDegree, cleanHere(years(4)), cleanHere(years(5)));
