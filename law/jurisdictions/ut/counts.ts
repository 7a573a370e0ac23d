import { all, any, type Condition, type FactCondition, type Matter, not } from '../../condition.ts';
import { years } from '../../day.ts';
import {
  type Counting,
  counting,
  noConvictionElsewhereFor,
  noMoreThan,
} from '../../vocabulary/convictions.ts';
import { elsewhere } from '../../vocabulary/elsewhere.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { allOf, always, anyOf, assuming, type Fact, judgement, unknown } from '../../when.ts';
import {
  classA,
  classB,
  classBOrC,
  classC,
  counted,
  drugPossession,
  drunkDriving,
  felony,
} from './classes.ts';
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

/** At least so many, and at most. */
type Range = readonly [least: number, most: number];
type Unlisted = { felonies: Range; misdemeanors: Range; missing: readonly string[] };

/**
 * Convictions not among the charges: of another state, or expunged before. Their class is not known. What the court
 * cleared by itself may not count, so a misdemeanor expunged before is in doubt.
 */
function unlisted(matter: Matter, abroad: boolean): Unlisted {
  const { reliefReceived, reliefs = [], elsewhere: told = {} } = matter.file.answers;
  const { felonies, misdemeanors } = abroad ? told : { felonies: 0, misdemeanors: 0 };
  const expunged = (level: string) => reliefs.filter((each) => each.level === level).length;
  const received = Math.max(reliefReceived ?? (reliefs.length || Infinity), reliefs.length);
  const unsaid = received - reliefs.filter(({ level }) => level).length;
  return {
    felonies: [(felonies ?? 0) + expunged('felony'), (felonies ?? Infinity) + expunged('felony') + unsaid],
    misdemeanors: [misdemeanors ?? 0, (misdemeanors ?? Infinity) + expunged('misdemeanor') + unsaid],
    missing: [
      ...(abroad ? elsewhere(matter).untold : []),
      ...(unsaid > 0 ? [unsaid < Infinity ? 'reliefs' : 'reliefReceived'] : []),
    ],
  };
}

/** How the convictions not among the charges count against a limit. */
type Beyond = (others: Unlisted) => Range;
const asFelonies: Beyond = ({ felonies }) => felonies;
const anyDegree: Beyond = ({ felonies, misdemeanors }) => [
  felonies[0] + misdemeanors[0],
  felonies[1] + misdemeanors[1],
];
const perhapsOfThatClass: Beyond = ({ misdemeanors }) => [0, misdemeanors[1]];

/** At most so many cases of this kind, with those not among the charges. */
function atMostCases(limit: number, cases: Counting, beyond: Beyond, abroad: boolean): FactCondition {
  return (matter) => {
    const others = unlisted(matter, abroad);
    const [least, most] = beyond(others);
    const unclassed = others.misdemeanors[1];
    const inDoubt: Fact = {
      ...unknown(...others.missing),
      questions: unclassed > 0 && unclassed < Infinity ? [said.howElsewhereCounts] : [],
    };
    return allOf([
      noMoreThan(limit - least, cases)(matter),
      anyOf([noMoreThan(limit - most, cases)(matter), inDoubt]),
    ]);
  };
}

/** Convictions elsewhere are not told by what they were about. */
const notForDrugs: FactCondition = ({ file }) =>
  file.answers.elsewhere?.felonies ? assuming(said.notPossessionElsewhere, always) : always;

/** § 77-40a-303(4)(a) and (b): the limits, and how far they are raised. */
function graveLimits(extra: number, abroad: boolean): FactCondition {
  return all(
    notForDrugs,
    atMostCases(1 + extra, felonies, asFelonies, abroad),
    any(
      atMostCases(2 + extra, anyOrdinary, anyDegree, abroad),
      atMostCases(1 + extra, asClassA, perhapsOfThatClass, abroad),
    ),
  );
}

/** (c) and (d), and with (5) drug possession, which is counted apart. */
function limits(extra: number, abroad: boolean): FactCondition {
  return all(
    graveLimits(extra, abroad),
    any(
      atMostCases(3 + extra, anyOrdinary, anyDegree, abroad),
      atMostCases(2 + extra, asClassB, perhapsOfThatClass, abroad),
    ),
    atMostCases(4 + extra, anyOrdinary, anyDegree, abroad),
    noMoreThan(2, drugFelonies),
    noMoreThan(4, forAnyDrugs),
  );
}

/** § 77-40a-303(7): ten years since the last conviction, jail, prison, probation or parole of any of them. */
const tenYears = all(throughoutRecord(counted, sinceItEnded(10)), noConvictionElsewhereFor(years(10)));

const plain = limits(0, true);
const lifted: FactCondition = () => judgement(said.limitLifted);

/** Who is over the limit by one may ask after ten years. How far the law goes beyond that could not be read. */
export const withinLimits: Condition = ofWholeRecord(
  any(plain, all(tenYears, any(limits(1, true), all(graveLimits(1, true), lifted)))),
);

const utahOnly: FactCondition = () => judgement(said.otherStatesCount);

/** § 77-40a-205(3): the same limits, without the ten years. An older text counted Utah convictions only. */
export const withinCleanSlateLimits: FactCondition = ofWholeRecord(
  any(plain, all(limits(0, false), utahOnly)),
);
