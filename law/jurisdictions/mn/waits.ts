import { all, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { years } from '../../record/day.ts';
import { noOtherConvictionFor } from '../../vocabulary/convictions.ts';
import { crime, inAdultCourt } from '../../vocabulary/facts.ts';
import { waitedBy } from '../../vocabulary/waiting.ts';
import { fifthDegree, gross, listed, petty } from './offenses.ts';

/** A petty misdemeanor is no crime: § 609.02, subd. 4a. */
const newCrime: FactCondition = all(inAdultCourt, crime, not(petty));
const here = { elsewhere: false };

const belowFelony = waitedBy(
  [years(3), 'for a gross misdemeanor', gross],
  [years(2), 'for a misdemeanor or petty misdemeanor'],
);
export const belowFelonyWait = belowFelony.since('completed');
export const youthWait = belowFelony.since('supervision');

/** State v. C.W.N.: the years right before you file count, not only those right after the sentence. */
export const belowFelonyClean: Condition = when(
  gross,
  noOtherConvictionFor(years(3), newCrime),
  noOtherConvictionFor(years(2), newCrime),
);
export const belowFelonyCleanHere: Condition = when(
  gross,
  noOtherConvictionFor(years(3), newCrime, here),
  noOtherConvictionFor(years(2), newCrime, here),
);

export const felonyWait = waitedBy(
  [years(4), 'for a felony on the list', listed],
  [years(5), 'for another felony that now counts as less'],
).since('completed');
export const felonyClean: Condition = when(
  listed,
  noOtherConvictionFor(years(4), newCrime),
  noOtherConvictionFor(years(5), newCrime),
);

export const felonyWaitByItself = waitedBy(
  [years(4), 'for a drug crime in the fifth degree', fifthDegree],
  [years(5), 'for another felony on the list'],
).since('completed');
export const felonyCleanHere: Condition = when(
  fifthDegree,
  noOtherConvictionFor(years(4), newCrime, here),
  noOtherConvictionFor(years(5), newCrime, here),
);
