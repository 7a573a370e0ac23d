import { ask, type Condition, type FactCondition, type Matter } from '../../engine/condition.ts';
import { always, assuming, judgement, never, oneOf, unknown, type When } from '../../engine/when.ts';
import { type Period, years } from '../../record/day.ts';
import { sections } from './code.ts';
import { gradeOf } from './grades.ts';
import { said } from './said.ts';
import { isMurderOrTreason } from './sections.ts';

/** What must hold, for a period that goes with the class of the charge to be cleared. */
type ForPeriod = (period: Period) => Condition;

/** ORS 137.225(1)(b), (7)(b): 7 years for a Class B felony, 5 for a Class C felony. */
export function byFelonyClass(forPeriod: ForPeriod): Condition {
  const forB = forPeriod(years(7));
  const forC = forPeriod(years(5));
  return (matter) => {
    switch (gradeOf(matter.charge)) {
      case 'c':
        return ask(forC, matter);
      case undefined:
        return between(matter, forC, forB, matter.charge.path('grade'));
      case 'ungraded':
        return isPossession(matter) ? between(matter, forC, forB) : ask(forB, matter);
      default:
        return ask(forB, matter);
    }
  };
}

/** 3 years for a Class A misdemeanor, 1 for Class B or C. */
export function byMisdemeanorClass(forPeriod: ForPeriod): Condition {
  const forA = forPeriod(years(3));
  const forBOrC = forPeriod(years(1));
  return (matter) => {
    switch (gradeOf(matter.charge)) {
      case 'a':
        return ask(forA, matter);
      case 'b':
      case 'c':
        return ask(forBOrC, matter);
      case undefined:
        return between(matter, forBOrC, forA, matter.charge.path('grade'));
      default:
        return assuming(said.waitsAsClassA, ask(forA, matter));
    }
  };
}

/** We do not know which of two holds. */
export function between(matter: Matter, one: Condition, other: Condition, ...missing: string[]): When {
  return oneOf([ask(one, matter), ask(other, matter)], missing);
}

const isRacketeering = sections('166.720');

/** No way is open for Class A, and none for murder and treason, which have no class. */
export const classBOrC: FactCondition = (matter) => {
  const { charge } = matter;
  if (isMurderOrTreason(charge)) return never;
  switch (gradeOf(charge)) {
    case 'b':
    case 'c':
      return always;
    case 'a':
      // ORS 161.705 lets a judge treat racketeering as a misdemeanor after probation; ORS 137.225(5) covers such felonies.
      return isRacketeering(charge) ? judgement(said.treatedAsMisdemeanor) : never;
    case undefined:
      return unknown(charge.path('grade'));
    case 'ungraded':
      if (charge.offense === undefined) return unknown(charge.path('offense'));
      if (charge.offense.includes('homicide')) return never;
      return isPossession(matter) ? always : judgement(said.whichClass);
    default:
      return judgement(said.whichClass);
  }
};

/** Felonies for having drugs carry no class on some court records: they are Class B or C. */
function isPossession({ charge: { offense = [] } }: Matter): boolean {
  return offense.includes('drug_possession') && !offense.includes('drug_sale');
}
