import { all, any, ask, type Condition, type FactCondition, type Matter, not } from '../../condition.ts';
import { years } from '../../day.ts';
import { noConvictionElsewhereFor } from '../../vocabulary/convictions.ts';
import { elsewhere } from '../../vocabulary/elsewhere.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { always, assumedBy, assuming, type Fact, judgement, never, unknown } from '../../when.ts';
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

const felonies = all(ordinary, felony);
const asClassA = all(ordinary, classA);
const asClassB = all(ordinary, classB);
const drugFelonies = all(drugs, felony);

/** At least so many, and at most. */
type Range = readonly [least: number, most: number];
type Unlisted = { felonies: Range; misdemeanors: Range; facts: readonly Fact[] };

const question = 'How does the state count your convictions elsewhere, and those expunged before?';

/**
 * Convictions not among the charges: of another state, or expunged before. Their class is not known. What the court
 * cleared by itself may not count, so a misdemeanor expunged before is in doubt.
 */
function unlisted(matter: Matter, abroad: boolean): Unlisted {
  const { reliefReceived, reliefs = [], ...answers } = matter.file.answers;
  const away = abroad ? (answers.elsewhere ?? {}) : { felonies: 0, misdemeanors: 0 };
  const expunged = (level: string) => reliefs.filter((each) => each.level === level).length;
  const told = reliefReceived !== undefined || reliefs.length > 0;
  const open = told
    ? Math.max(reliefReceived ?? 0, reliefs.length) -
      expunged('felony') -
      expunged('misdemeanor') -
      expunged('infraction')
    : Infinity;
  return {
    felonies: [
      (away.felonies ?? 0) + expunged('felony'),
      (away.felonies ?? Infinity) + expunged('felony') + open,
    ],
    misdemeanors: [away.misdemeanors ?? 0, (away.misdemeanors ?? Infinity) + expunged('misdemeanor') + open],
    facts: [
      ...(abroad ? elsewhere(matter).untold.map((path) => unknown(path)) : []),
      ...(away.felonies
        ? [assuming('We assumed that your felonies elsewhere were not drug possession.', always)]
        : []),
      ...(open > 0 ? [unknown(told ? 'reliefs' : 'reliefReceived')] : []),
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

/** At most so many cases of this kind. A case counts once, however many charges it has. */
function atMostCases(limit: number, which: FactCondition, beyond?: Beyond, abroad = true): FactCondition {
  return (matter) => {
    const counts = matter.record.map((each) => ({ is: ask(which, each), key: each.charge.caseKey }));
    const sure = new Set(counts.filter(({ is }) => is.latest === -Infinity).map(({ key }) => key));
    const possible = new Set(counts.filter(({ is }) => is.earliest === -Infinity).map(({ key }) => key));
    const others = beyond && unlisted(matter, abroad);
    const [least, most] = others ? beyond(others) : [0, 0];
    const facts = [...counts.map(({ is }) => is), ...(others?.facts ?? [])];
    const assumed = assumedBy(facts);
    if (possible.size + most <= limit) return { ...always, assumed };
    if (sure.size + least > limit) return { ...never, assumed };
    const unclassed = others?.misdemeanors[1] ?? 0;
    return {
      ...unknown(...new Set(facts.flatMap(({ missing }) => missing))),
      questions: unclassed > 0 && unclassed < Infinity ? [question] : [],
      assumed,
    };
  };
}

/** § 77-40a-303(4)(a) and (b): the limits, and how far they are raised. */
function graveLimits(extra: number, abroad: boolean): FactCondition {
  return all(
    atMostCases(1 + extra, felonies, asFelonies, abroad),
    any(
      atMostCases(2 + extra, ordinary, anyDegree, abroad),
      atMostCases(1 + extra, asClassA, perhapsOfThatClass, abroad),
    ),
  );
}

/** (c) and (d), and with (5) drug possession, which is counted apart. */
function limits(extra: number, abroad: boolean): FactCondition {
  return all(
    graveLimits(extra, abroad),
    any(
      atMostCases(3 + extra, ordinary, anyDegree, abroad),
      atMostCases(2 + extra, asClassB, perhapsOfThatClass, abroad),
    ),
    atMostCases(4 + extra, ordinary, anyDegree, abroad),
    atMostCases(2, drugFelonies),
    atMostCases(4, drugs),
  );
}

/** § 77-40a-303(7): ten years since the last conviction, jail, prison, probation or parole of any of them. */
const tenYears = all(throughoutRecord(counted, sinceItEnded(10)), noConvictionElsewhereFor(years(10)));

const plain = limits(0, true);
const lifted: FactCondition = () =>
  judgement('Does the law lift the limit on the number of convictions for you after ten years?');

/** Who is over the limit by one may ask after ten years. How far the law goes beyond that could not be read. */
export const withinLimits: Condition = ofWholeRecord(
  any(plain, all(tenYears, any(limits(1, true), all(graveLimits(1, true), lifted)))),
);

const utahOnly: FactCondition = () =>
  judgement('Do convictions in other states count against clearing by itself?');

/** § 77-40a-205(3): the same limits, without the ten years. An older text counted Utah convictions only. */
export const withinCleanSlateLimits: FactCondition = ofWholeRecord(
  any(plain, all(limits(0, false), utahOnly)),
);
