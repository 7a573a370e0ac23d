import type { Dated } from '../../engine/case-file.ts';
import {
  all,
  allAmong,
  any,
  anyAmong,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
  not,
  when,
} from '../../engine/condition.ts';
import {
  allOf,
  always,
  type Fact,
  ifSo,
  isNot,
  isSo,
  judgement,
  never,
  perhapsEarlier,
  unknown,
  type When,
} from '../../engine/when.ts';
import { years } from '../../record/day.ts';
import { atMost, noConvictionElsewhereFor } from '../../vocabulary/convictions.ts';
import { elsewhere } from '../../vocabulary/elsewhere.ts';
import { adultConviction, felony, ofLevel } from '../../vocabulary/facts.ts';
import { before, decided, decidedByNow, endOf, laterOf, notAfter } from '../../vocabulary/order.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { inRecord, ofWholeRecord, type Such, those } from '../../vocabulary/whole-record.ts';
import { drug, petty, waitedForList } from './classes.ts';
import { trafficOffense } from './exclusions.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';
import { ifCounted } from './whole-case.ts';

const pettyOffense: FactCondition = all(graded('petty'), not(trafficOffense));
/** Felonies, misdemeanors and petty offenses are crimes; civil infractions and traffic tickets are not. */
const crime: FactCondition = all(
  adultConviction,
  any(
    ofLevel('misdemeanor', 'felony'),
    // Contempt is of none of these classes.
    (matter) => (matter.charge.contempt ? never : ask(pettyOffense, matter)),
  ),
);
const crimes = those(crime);

type Start = Dated & {
  /** The wait in which a new conviction counts, where it ends at all. */
  readonly until?: Dated;
};

/** The end of the case, or of supervision if that was later. Who is still supervised has no later conviction yet. */
function endOfCase({ charge }: Matter): Start | undefined {
  if (charge.completed === false && charge.completedDate === undefined) return undefined;
  const sentenced = charge.dateOf('disposition');
  const over = charge.dateOf('completed');
  const untold = charge.completed === undefined && charge.completedDate === undefined;
  return laterOf(sentenced, untold ? { ...over, missing: [charge.path('completed')] } : over);
}

/** C.R.S. 13-3-117(1)(b) names convictions during the years of waiting; (1)(a.5)(I) asks for what 24-72-706 asks. */
const endOfWait = endOf(waitedForList);
const caseEnd = (matter: Matter): Start => ({ ...decided(matter), until: endOfWait(matter) });

const afterTheWait = judgement(said.convictionAfterTheWait);

function notSince(start: Start, conviction: Dated): Fact {
  const earlier = notAfter(conviction, start);
  const late = start.until !== undefined && isSo(before(start.until, conviction));
  return late && !isSo(earlier) ? afterTheWait : earlier;
}

/** No conviction of any crime, here or elsewhere, after the day the case or its supervision ended. */
function noConvictionAfter(startOf: (matter: Matter) => Start | undefined): FactCondition {
  return (matter) => {
    const start = startOf(matter);
    if (!start) return always;
    const here = allAmong(crimes(matter), ({ other, is }): Fact => {
      if (other === matter) return always;
      return ifSo(is, notSince(start, decidedByNow(other)));
    });
    return allOf([here, noneElsewhereAfter(matter, start)]);
  };
}

function noneElsewhereAfter(matter: Matter, start: Start): Fact {
  const { number, untold, last } = elsewhere(matter);
  if (number > 0) return last ? notSince(start, last) : unknown('elsewhere.lastDate');
  return untold.length === 0 ? always : unknown(...untold);
}

export const noLaterConviction = noConvictionAfter(endOfCase);
export const noConvictionSinceCase = noConvictionAfter(caseEnd);
export const laterConviction: FactCondition = not(noLaterConviction);

/** So many years after the newest conviction and after all supervision, here and elsewhere. */
const [twoYears, fiveYears, tenYears] = [2, 5, 10].map((count) => {
  const wait = waited(years(count)).since('disposition', 'completed');
  const elsewhere = noConvictionElsewhereFor(years(count));
  return ofWholeRecord(
    (matter: Matter): When =>
      allOf([...matter.record.flatMap((each) => ifCounted(each, crime, wait)), ask(elsewhere, matter)]),
  );
}) as [Condition, Condition, Condition];

type Some = (which: FactCondition) => FactCondition;

const among = (those: readonly Such[], which: FactCondition): Fact =>
  anyAmong(those, ({ other, is }) => allOf([is, ask(which, other)]));

const inRecordSome: Some = (which) => ofWholeRecord((matter) => among(crimes(matter), which));

/** Of this one and what surely came after it. */
const sinceThisSome: Some = (which) => (matter) => {
  const end = endOfCase(matter);
  const since = crimes(matter).filter(
    ({ other }) => other === matter || (end && isNot(notAfter(decided(other), end))),
  );
  return among(since, which);
};

/** C.R.S. 24-72-709(2): the years by the highest offense among these. */
const byHighest = (some: Some): Condition =>
  when(some(all(felony, not(all(drug, graded('4'))))), tenYears, when(some(not(petty)), fiveYears, twoYears));
const byHighestSince = byHighest(sinceThisSome);
const byHighestOfAll = byHighest(inRecordSome);

const untoldDays = inRecord((record) => record.flatMap(({ charge }) => charge.dateOf('disposition').missing));

/**
 * The multiple offenses are this one and what came after it; whether an older one counts too has not been settled, and
 * then the day lies between the two readings.
 */
export const waitedAfterLast: Condition = (matter) => {
  const early = ask(byHighestSince, matter);
  const late = ask(byHighestOfAll, matter);
  if (early === late) return late;
  const days = [...(endOfCase(matter)?.missing ?? []), ...untoldDays(matter)];
  const missing = [...new Set([...late.missing, ...early.missing, ...days])];
  const between = perhapsEarlier(early, late, said.olderConvictionMakesWaitLonger);
  return missing.length === 0 ? between : { ...between, missing, questions: [] };
};

/** C.R.S. 24-72-709(3): convictions in so many separate cases, by the offense. */
const inCases = (most: number) => ofWholeRecord(atMost(most, crime, { byCase: true }));
const limitedBy = (some: Some, more: number): Condition =>
  when(
    some(any(felony, all(graded('1'), not(drug)))),
    inCases(3 + more),
    when(some(not(petty)), inCases(4 + more), inCases(5 + more)),
  );
const withinLowest = limitedBy(inRecordSome, 0);
const withinOwnAndOne = limitedBy((which) => which, 1);

const counting = judgement(said.newestCaseCounts);

const abroad = judgement(said.convictionInAnotherState);

/** Between the readings of who counts and which limit applies, nobody can say. */
export const fewEnoughCases: FactCondition = (matter) => {
  const within = ask(withinLowest, matter);
  if (isSo(within)) {
    const end = endOfCase(matter);
    const elsewhere = end ? noneElsewhereAfter(matter, end) : always;
    return elsewhere === always ? always : { ...abroad, missing: elsewhere.missing };
  }
  return isNot(ask(withinOwnAndOne, matter)) ? never : { ...counting, missing: within.missing };
};
