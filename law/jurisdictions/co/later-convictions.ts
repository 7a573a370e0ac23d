import {
  all,
  allAmong,
  any,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
  not,
} from '../../condition.ts';
import { type DaySpan, years } from '../../day.ts';
import { noConvictionElsewhereFor } from '../../vocabulary/convictions.ts';
import { elsewhere } from '../../vocabulary/elsewhere.ts';
import { graded, ofLevel } from '../../vocabulary/facts.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { inRecord, ofWholeRecord, those } from '../../vocabulary/whole-record.ts';
import { allOf, always, type Fact, judgement, never, unknown, type When } from '../../when.ts';
import { isDrug, waitedForList } from './classes.ts';
import { trafficOffense } from './exclusions.ts';
import { adultConviction, ifCounted, ifSo } from './whole-case.ts';

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

const afterTheWait = judgement('Does a conviction that came after the years of waiting stop it?');

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

type Tier = 2 | 5 | 10;

/** So many years after the newest conviction and after all supervision, here and elsewhere. */
const afterLast = Object.fromEntries(
  ([2, 5, 10] as const).map((count) => {
    const wait = waited(years(count)).since('disposition', 'completed');
    const elsewhere = noConvictionElsewhereFor(years(count));
    const whole = ofWholeRecord(
      (matter: Matter): When =>
        allOf([...matter.record.flatMap((each) => ifCounted(each, crime, wait)), ask(elsewhere, matter)]),
    );
    return [count, whole];
  }),
) as Record<Tier, Condition>;

type Range = { readonly least: Tier; readonly most: Tier; readonly missing: readonly string[] };

/** C.R.S. 24-72-709(2): the years where there was a later conviction, by how serious the offense is. */
function tierOf({ charge }: Matter): Range {
  const { level, grade, offense } = charge;
  const between = (least: Tier, most: Tier, untold: string): Range => ({
    least,
    most,
    missing: [charge.path(untold)],
  });
  const tier = (years: Tier): Range => ({ least: years, most: years, missing: [] });
  if (level === 'infraction' || grade === 'petty') return tier(2);
  if (level === 'misdemeanor') return tier(5);
  if (level === undefined) return between(2, 10, 'level');
  if (offense === undefined) return between(5, 10, 'offense');
  if (!isDrug(charge)) return tier(10);
  return grade === undefined ? between(5, 10, 'grade') : tier(grade === '4' ? 5 : 10);
}

/** The convictions that count, or may count, each with its tier. */
const counted = inRecord(([first]) =>
  (first ? crimes(first) : []).map(({ other, is }) => {
    const tier = tierOf(other);
    const sure = is.latest === Number.NEGATIVE_INFINITY;
    const least: Tier = sure ? tier.least : 2;
    const missing = [...is.missing, ...tier.missing];
    return { other, sure, least, most: tier.most, missing, untold: is.missing };
  }),
);

/** The most serious crime among these. */
function highestOf(ranges: readonly Range[]): Range {
  return {
    least: Math.max(2, ...ranges.map(({ least }) => least)) as Tier,
    most: Math.max(2, ...ranges.map(({ most }) => most)) as Tier,
    missing: ranges.flatMap(({ missing }) => missing),
  };
}

const highestInRecord = inRecord(([first]) => highestOf(first ? counted(first) : []));

const untoldDays = inRecord((record) => record.flatMap(({ charge }) => charge.dateOf('disposition').missing));

const whichYears = 'Does an older, more serious conviction make the wait longer?';

/**
 * C.R.S. 24-72-709(2): by the highest offense of the multiple offenses. That is this one and what came after it; whether
 * an older one counts too has not been settled, and then the day lies between the two readings.
 */
export const waitedAfterLast: Condition = (matter) => {
  const end = endOf(matter);
  const surelySince = counted(matter).filter(
    ({ other }) => other === matter || (end && other.charge.dateOf('disposition').span.first > end.span.last),
  );
  const own = highestOf(surelySince);
  const highest = highestInRecord(matter);
  const early = ask(afterLast[own.least], matter);
  if (own.least === highest.most) return early;
  const late = ask(afterLast[highest.most], matter);
  const dates = [...(end?.missing ?? []), ...untoldDays(matter)];
  const missing = [...new Set([...late.missing, ...own.missing, ...highest.missing, ...dates])];
  return {
    ...late,
    earliest: early.earliest,
    missing,
    questions: missing.length === 0 ? [whichYears] : [],
  };
};

/** C.R.S. 24-72-709(3): so many convictions in separate cases. */
const limits: Record<Tier, number> = { 2: 5, 5: 4, 10: 3 };

function limitOf({ charge }: Matter, tier: Tier): number {
  const first = charge.level === 'misdemeanor' && charge.grade === '1' && !isDrug(charge);
  return first || charge.level === 'felony' ? 3 : limits[tier];
}

const counting = judgement('Does your newest case count toward the limit, and which limit is yours?');

const abroad = judgement('Does a conviction in another state close this way?');

const cases = (those: readonly { other: Matter }[]) =>
  new Set(those.map(({ other }) => other.charge.caseKey)).size;

/** The cases with a crime that counts or may count, and the lowest limit that any of them sets. */
const countedCases = inRecord(([first]) => {
  const all = first ? counted(first) : [];
  return {
    sure: cases(all.filter(({ sure }) => sure)),
    possible: cases(all),
    missing: all.flatMap(({ sure, untold }) => (sure ? [] : untold)),
    limit: Math.min(5, ...all.map(({ other, most }) => limitOf(other, most))),
  };
});

/** Between the readings of who counts and which limit applies, nobody can say. */
export const fewEnoughCases: FactCondition = (matter) => {
  const { sure, possible, missing, limit } = countedCases(matter);
  if (possible <= limit) {
    const end = endOf(matter);
    const elsewhere = end ? noneElsewhereAfter(matter, end) : always;
    return elsewhere === always ? always : { ...abroad, missing: elsewhere.missing };
  }
  const { least, missing: untold } = tierOf(matter);
  return sure > limitOf(matter, least) + 1 && untold.length === 0 ? never : { ...counting, missing };
};
