import type { ToldDate } from '../dates/date-roles.ts';
import type { FoundAmount, FoundCharge, FoundDate } from '../explanation.ts';
import { canceledDaysAreNone } from './canceled.ts';
import { hearingsToComeAreTold } from './coming-hearings.ts';
import { droppedIsNoConviction } from './dropped.ts';
import { firstDaysAreNoDeadlines } from './first-days.ts';
import { endsComeAfterOffenses } from './in-order.ts';
import { issuedDaysHaveBeen } from './issued.ts';
import { numbersAreNoStatutes } from './no-statutes.ts';
import { sameChargeIsOne } from './one-charge.ts';
import { chargesAreOfTheirCase } from './own-case.ts';
import type { Paper } from './paper.ts';
import { pleasEndNothing } from './pleas.ts';
import { registrationsAreNoCharges } from './registrations.ts';
import { moneyIsOfItsRow } from './row-money.ts';
import { scamsSetNoDays } from './scams.ts';
import { stampsAreNoHearings } from './stamps.ts';
import { accusationsAreOpen, openCasesAreOpen } from './still-open.ts';

/** What holds of the days of every paper, whoever read them. */
export function daysHeld(days: readonly ToldDate[], paper: Paper): readonly ToldDate[] {
  return [
    stampsAreNoHearings,
    hearingsToComeAreTold,
    canceledDaysAreNone,
    firstDaysAreNoDeadlines,
    issuedDaysHaveBeen,
    scamsSetNoDays,
  ].reduce((held, rule) => rule(held, paper), days);
}

/** What holds of the charges of every paper. `read` reads the charges of another text in the same way. */
export function chargesHeld(
  charges: readonly FoundCharge[],
  paper: Paper,
  days: readonly FoundDate[],
  read: (text: string) => readonly FoundCharge[],
): readonly FoundCharge[] {
  const ended = droppedIsNoConviction(pleasEndNothing(charges, paper, read), paper);
  const real = numbersAreNoStatutes(registrationsAreNoCharges(ended, paper), paper, days);
  const placed = endsComeAfterOffenses(sameChargeIsOne(chargesAreOfTheirCase(real, paper), paper));
  return openCasesAreOpen(accusationsAreOpen(placed, paper), paper, days);
}

/** What holds of the money of every paper. */
export function amountsHeld(amounts: readonly FoundAmount[], paper: Paper): readonly FoundAmount[] {
  return moneyIsOfItsRow(amounts, paper);
}
