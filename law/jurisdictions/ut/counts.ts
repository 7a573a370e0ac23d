import { all, any, ask, type Condition, type FactCondition, type Matter, not } from '../../condition.ts';
import { after, years } from '../../day.ts';
import { elsewhere } from '../../vocabulary/elsewhere.ts';
import { convicted, inAdultCourt } from '../../vocabulary/facts.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import {
  allOf,
  always,
  anyOf,
  assumedBy,
  assuming,
  type Fact,
  judgement,
  never,
  opposite,
  sinceSpan,
  unknown,
} from '../../when.ts';
import {
  classA,
  classB,
  classC,
  drugPossession,
  drunkDriving,
  felony,
  infraction,
  trafficOffense,
} from './classes.ts';
import { companions, throughoutRecord } from './same-case.ts';
import { sinceItEnded } from './waits.ts';

/** Tickets and traffic offenses do not count, nor what a youth court found. */
const counted = all(convicted, inAdultCourt, not(infraction), not(trafficOffense));
const forDrugs = all(counted, drugPossession);
const light = all(not(drunkDriving), any(classB, classC));
const bOrC = any(classB, classC);

/**
 * § 77-40a-303(6): beside drugs in the same case, a small offense does not count unless its wait is at least as long
 * as that of a drug charge.
 */
const swallowedByDrugs: FactCondition = (matter) => {
  const drugs = companions(matter).map((other) => ask(forDrugs, other));
  const beside = anyOf(drugs);
  if (beside.earliest === Number.POSITIVE_INFINITY) return never;
  const noShorterWait = companions(matter).map((other) =>
    allOf([
      ask(forDrugs, other),
      anyOf([ask(classC, other), ask(infraction, other), allOf([ask(bOrC, other), ask(classB, matter)])]),
    ]),
  );
  return allOf([ask(light, matter), beside, opposite(anyOf(noShorterWait))]);
};

const ordinary = all(counted, not(drugPossession), not(swallowedByDrugs));
const besideOrdinary: FactCondition = (matter) =>
  anyOf(companions(matter).map((other) => ask(ordinary, other)));
/** A case that counts for another crime does not count for drugs as well. */
const drugs = all(forDrugs, not(besideOrdinary));

const felonies = all(ordinary, felony);
const asClassA = all(ordinary, classA);
const asClassB = all(ordinary, classB);
const drugFelonies = all(drugs, felony);

/** Convictions not among the charges: of another state, or expunged before. Their class is not known. */
type Others = {
  felonies: readonly [number, number];
  misdemeanors: readonly [number, number];
  facts: readonly Fact[];
};

const question = 'How does the state count your convictions elsewhere, and those expunged before?';

function fromElsewhere(matter: Matter): Others {
  const { felonies, misdemeanors } = matter.file.answers.elsewhere ?? {};
  return {
    felonies: [felonies ?? 0, felonies ?? Infinity],
    misdemeanors: [misdemeanors ?? 0, misdemeanors ?? Infinity],
    facts: [
      ...elsewhere(matter).untold.map((path) => unknown(path)),
      ...(felonies
        ? [assuming('We assumed that your felonies elsewhere were not drug possession.', always)]
        : []),
    ],
  };
}

/** What the court cleared by itself may not count, so a misdemeanor expunged before is in doubt. */
function expunged({ file: { answers } }: Matter): Others {
  const { reliefReceived, reliefs = [] } = answers;
  if (reliefReceived === undefined && reliefs.length === 0)
    return { felonies: [0, Infinity], misdemeanors: [0, Infinity], facts: [unknown('reliefReceived')] };
  const total = Math.max(reliefReceived ?? 0, reliefs.length);
  const ofLevel = (level: string) => reliefs.filter((each) => each.level === level).length;
  const open = total - ofLevel('felony') - ofLevel('misdemeanor') - ofLevel('infraction');
  return {
    felonies: [ofLevel('felony'), ofLevel('felony') + open],
    misdemeanors: [0, ofLevel('misdemeanor') + open],
    facts: open > 0 ? [unknown('reliefs')] : [],
  };
}

type Beyond = 'felonies' | 'all' | 'perhaps' | 'none';

/** At most so many cases of this kind. A case counts once, however many charges it has. */
function atMostCases(limit: number, which: FactCondition, beyond: Beyond, abroad: boolean): FactCondition {
  return (matter) => {
    const sure = new Set<string>();
    const possible = new Set<string>();
    const facts: Fact[] = [];
    for (const each of matter.record) {
      const is = ask(which, each);
      if (is.latest === Number.NEGATIVE_INFINITY) sure.add(each.charge.caseKey);
      if (is.earliest === Number.NEGATIVE_INFINITY) possible.add(each.charge.caseKey);
      facts.push(is);
    }
    let least = sure.size;
    let most = possible.size;
    let unclassed = 0;
    for (const others of beyond === 'none'
      ? []
      : [...(abroad ? [fromElsewhere(matter)] : []), expunged(matter)]) {
      if (beyond !== 'perhaps') least += others.felonies[0];
      if (beyond === 'all') least += others.misdemeanors[0];
      if (beyond !== 'perhaps') most += others.felonies[1];
      if (beyond !== 'felonies') most += others.misdemeanors[1];
      unclassed += others.misdemeanors[1];
      facts.push(...others.facts);
    }
    const assumed = assumedBy(facts);
    if (most <= limit) return { ...always, assumed };
    if (least > limit) return { ...never, assumed };
    const missing = [...new Set(facts.flatMap((each) => each.missing))];
    return {
      ...unknown(...missing),
      questions: unclassed > 0 && Number.isFinite(unclassed) ? [question] : [],
      assumed,
    };
  };
}

/** § 77-40a-303(4)(a) and (b), then (c) and (d): the limits, and how far they are raised. */
function graveLimits(extra: number, abroad: boolean): FactCondition {
  return all(
    atMostCases(1 + extra, felonies, 'felonies', abroad),
    any(atMostCases(2 + extra, ordinary, 'all', abroad), atMostCases(1 + extra, asClassA, 'perhaps', abroad)),
  );
}

function lesserLimits(extra: number, abroad: boolean): FactCondition {
  return all(
    any(atMostCases(3 + extra, ordinary, 'all', abroad), atMostCases(2 + extra, asClassB, 'perhaps', abroad)),
    atMostCases(4 + extra, ordinary, 'all', abroad),
  );
}

/** § 77-40a-303(5): drug possession is counted apart. */
const drugLimits = all(atMostCases(2, drugFelonies, 'none', false), atMostCases(4, drugs, 'none', false));

const ended10 = throughoutRecord(counted, sinceItEnded(10));

/** § 77-40a-303(7): ten years since the last conviction, jail, prison, probation or parole of any of them. */
const tenYears: Condition = (matter) => {
  const { number, last } = elsewhere(matter);
  const own = ended10(matter);
  if (number === 0) return own;
  const far = last
    ? sinceSpan(last, years(10), last.first === last.last ? [] : ['elsewhere.lastDate'])
    : { ...unknown('elsewhere.lastDate'), latest: after(matter.file.asOf, years(10)) };
  return allOf([own, far]);
};

const plain = all(graveLimits(0, true), lesserLimits(0, true), drugLimits);
const raised = all(graveLimits(1, true), lesserLimits(1, true), drugLimits);
const graveRaised = graveLimits(1, true);
const lifted: FactCondition = () =>
  judgement('Does the law lift the limit on the number of convictions for you after ten years?');

/** Who is over the limit by one may ask after ten years. How far the law goes beyond that could not be read. */
export const withinLimits: Condition = ofWholeRecord(
  any(plain, all(raised, tenYears), all(graveRaised, lifted, tenYears)),
);

const inUtah = all(graveLimits(0, false), lesserLimits(0, false), drugLimits);
const utahOnly: FactCondition = () =>
  judgement('Do convictions in other states count against clearing by itself?');

/** § 77-40a-205(3): the same limits, without the ten years. An older text counted Utah convictions only. */
export const withinCleanSlateLimits: FactCondition = ofWholeRecord(any(plain, all(inUtah, utahOnly)));
