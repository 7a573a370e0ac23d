import { all, any, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { always, assuming, judgement } from '../../engine/when.ts';
import { years } from '../../record/day.ts';
import {
  type Counting,
  clearedBefore,
  convictionsElsewhere,
  counting,
  noConvictionElsewhereFor,
  noMoreThan,
  perhapsCounting,
  together,
} from '../../vocabulary/convictions.ts';
import { felony } from '../../vocabulary/facts.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { classA, classB, classBOrC, classC, counted, drugPossession, drunkDriving } from './classes.ts';
import { said } from './said.ts';
import { anyCompanion, throughoutRecord } from './same-case.ts';
import { sinceItEnded } from './waits.ts';

const forDrugs = all(counted, drugPossession);
const light = all(not(drunkDriving), classBOrC);
const besideDrugs = anyCompanion(forDrugs);
const lightest = all(forDrugs, classC);
const lightDrugs = all(forDrugs, classBOrC);

/**
 * § 77-40a-303(6): beside drugs in the same case, a small offense does not count unless its wait is at least as long
 * as that of a drug charge.
 */
const noShorterWait = any(anyCompanion(lightest), all(classB, anyCompanion(lightDrugs)));
const swallowedByDrugs = all(besideDrugs, light, not(noShorterWait));

const ordinary = all(counted, not(drugPossession), not(swallowedByDrugs));
/** A case that counts for another crime does not count for drugs as well. */
const drugs = all(forDrugs, not(anyCompanion(ordinary)));

/** One case counts once, however many charges it has. */
const casesOf = (which: FactCondition) => counting(which, { byCase: true });

const anyOrdinary = casesOf(ordinary);
const felonies = casesOf(all(ordinary, felony));
const asClassA = casesOf(all(ordinary, classA));
const asClassB = casesOf(all(ordinary, classB));
const forAnyDrugs = casesOf(drugs);
const drugFelonies = casesOf(all(drugs, felony));

/**
 * Convictions not among the charges: of another state, or expunged before. Their class is not known. What the court
 * cleared by itself may not count, so a misdemeanor expunged before is in doubt.
 */
type Unlisted = { felonies: Counting; anyDegree: Counting; perhapsOfThatClass: Counting };

function unlisted(...elsewhere: ('felonies' | 'misdemeanors')[]): Unlisted {
  const abroad = (level: 'felonies' | 'misdemeanors') =>
    elsewhere.includes(level) ? [convictionsElsewhere(level)] : [];
  const felonies = together(...abroad('felonies'), clearedBefore('felony'));
  const expunged = perhapsCounting(clearedBefore('misdemeanor'), said.howElsewhereCounts);
  const misdemeanors = together(...abroad('misdemeanors'), expunged);
  return {
    felonies,
    anyDegree: together(felonies, misdemeanors),
    perhapsOfThatClass: perhapsCounting(misdemeanors, said.howElsewhereCounts),
  };
}

const withOtherStates = unlisted('felonies', 'misdemeanors');
const inUtahOnly = unlisted();

/** At most so many cases of this kind, with those not among the charges. */
const atMostCases = (limit: number, cases: Counting, beyond: Counting) =>
  noMoreThan(limit, together(cases, beyond));

/** Convictions elsewhere are not told by what they were about. */
const notForDrugs: FactCondition = ({ file }) =>
  file.answers.elsewhere?.felonies ? assuming(said.notPossessionElsewhere, always) : always;

/** § 77-40a-303(4)(a) and (b): the limits, and how far they are raised. */
function graveLimits(extra: number, beyond: Unlisted): FactCondition {
  return all(
    notForDrugs,
    atMostCases(1 + extra, felonies, beyond.felonies),
    any(
      atMostCases(2 + extra, anyOrdinary, beyond.anyDegree),
      atMostCases(1 + extra, asClassA, beyond.perhapsOfThatClass),
    ),
  );
}

/** (c) and (d), and with (5) drug possession, which is counted apart. */
function limits(extra: number, beyond: Unlisted): FactCondition {
  return all(
    graveLimits(extra, beyond),
    any(
      atMostCases(3 + extra, anyOrdinary, beyond.anyDegree),
      atMostCases(2 + extra, asClassB, beyond.perhapsOfThatClass),
    ),
    atMostCases(4 + extra, anyOrdinary, beyond.anyDegree),
    noMoreThan(2, drugFelonies),
    noMoreThan(4, forAnyDrugs),
  );
}

/** § 77-40a-303(7): ten years since the last conviction, jail, prison, probation or parole of any of them. */
const tenYears = all(throughoutRecord(counted, sinceItEnded(10)), noConvictionElsewhereFor(years(10)));

const plain = limits(0, withOtherStates);
const lifted: FactCondition = () => judgement(said.limitLifted);

/** Who is over the limit by one may ask after ten years. How far the law goes beyond that could not be read. */
export const withinLimits: Condition = ofWholeRecord(
  any(plain, all(tenYears, any(limits(1, withOtherStates), all(graveLimits(1, withOtherStates), lifted)))),
);

const utahOnly: FactCondition = () => judgement(said.otherStatesCount);

/** § 77-40a-205(3): the same limits, without the ten years. An older text counted Utah convictions only. */
export const withinCleanSlateLimits: FactCondition = ofWholeRecord(
  any(plain, all(limits(0, inUtahOnly), utahOnly)),
);
