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
} from '../../condition.ts';
import { type DaySpan, years } from '../../day.ts';
import { atMost, noConvictionElsewhereFor } from '../../vocabulary/convictions.ts';
import { elsewhere } from '../../vocabulary/elsewhere.ts';
import { graded, ofLevel } from '../../vocabulary/facts.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { inRecord, ofWholeRecord, type Such, those } from '../../vocabulary/whole-record.ts';
import { allOf, always, type Fact, ifSo, isNot, judgement, never, unknown, type When } from '../../when.ts';
import { drug, felony, petty, waitedForList } from './classes.ts';
import { trafficOffense } from './exclusions.ts';
import { said } from './said.ts';
import { adultConviction, ifCounted } from './whole-case.ts';

/** Felonies, misdemeanors and petty offenses are crimes; civil infractions and traffic tickets are not. */
const crime: FactCondition = all(
  adultConviction,
  any(ofLevel('misdemeanor', 'felony'), all(graded('petty'), not(trafficOffense))),
);
const crimes = those(crime);

type Start = {
  readonly span: DaySpan;
  readonly missing: readonly string[];
  /** The end of the years in which a new conviction counts, where they end at all. */
  readonly until?: number;
};

/** The end of the case, or of supervision if that was later. Who is still supervised has no later conviction yet. */
function endOf({ charge }: Matter): Start | undefined {
  if (charge.completed === false && charge.completedDate === undefined) return undefined;
  const decided = charge.dateOf('disposition');
  const over = charge.dateOf('completed');
  const untold = charge.completed === undefined && charge.completedDate === undefined;
  return {
    span: {
      first: Math.max(decided.span.first, over.span.first),
      last: Math.max(decided.span.last, over.span.last),
    },
    missing: [...decided.missing, ...(untold ? [charge.path('completed')] : over.missing)],
  };
}

/** C.R.S. 13-3-117(1)(b) names convictions during the years of waiting; (1)(a.5)(I) asks for what 24-72-706 asks. */
const caseEnd = (matter: Matter): Start => ({
  ...matter.charge.dateOf('disposition'),
  until: ask(waitedForList, matter).latest,
});

const afterTheWait = judgement(said.convictionAfterTheWait);

function notAfter(span: DaySpan, missing: readonly string[], start: Start): Fact {
  if (span.last <= start.span.first) return always;
  if (start.until !== undefined && span.first > start.until) return afterTheWait;
  if (span.first > start.span.last) return never;
  return unknown(...new Set([...missing, ...start.missing]));
}

/** No conviction of any crime, here or elsewhere, after the day the case or its supervision ended. */
function noConvictionAfter(startOf: (matter: Matter) => Start | undefined): FactCondition {
  return (matter) => {
    const start = startOf(matter);
    if (!start) return always;
    const here = allAmong(crimes(matter), ({ other, is }): Fact => {
      if (other === matter) return always;
      const { span, missing } = other.charge.dateOf('disposition');
      const last = Math.min(span.last, matter.file.asOf);
      return ifSo(is, notAfter({ first: span.first, last }, missing, start));
    });
    return allOf([here, noneElsewhereAfter(matter, start)]);
  };
}

function noneElsewhereAfter(matter: Matter, start: Start): Fact {
  const { number, untold, last } = elsewhere(matter);
  if (number > 0) return last ? notAfter(last, [], start) : unknown('elsewhere.lastDate');
  return untold.length === 0 ? always : unknown(...untold);
}

export const noLaterConviction = noConvictionAfter(endOf);
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
  const end = endOf(matter);
  const since = crimes(matter).filter(
    ({ other }) => other === matter || (end && other.charge.dateOf('disposition').span.first > end.span.last),
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
  const days = [...(endOf(matter)?.missing ?? []), ...untoldDays(matter)];
  const missing = [...new Set([...late.missing, ...early.missing, ...days])];
  return {
    ...late,
    earliest: early.earliest,
    missing,
    questions: missing.length === 0 ? [said.olderConvictionMakesWaitLonger] : [],
  };
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
  const { latest, missing } = ask(withinLowest, matter);
  if (latest === Number.NEGATIVE_INFINITY) {
    const end = endOf(matter);
    const elsewhere = end ? noneElsewhereAfter(matter, end) : always;
    return elsewhere === always ? always : { ...abroad, missing: elsewhere.missing };
  }
  return isNot(ask(withinOwnAndOne, matter)) ? never : { ...counting, missing };
};
