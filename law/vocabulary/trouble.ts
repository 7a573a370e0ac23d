import type { Condition, Matter } from '../engine/condition.ts';
import { assuming, blocked, blockedDay, restingOn, unknown, type When } from '../engine/when.ts';
import type { Saying } from '../place/saying.ts';
import { after, type Day, type DaySpan, type Period, spanOf, years } from '../record/day.ts';
import type { Level } from '../record/record.ts';
import { elsewhere } from './elsewhere.ts';
import * as phrase from './phrases.ts';
import { inRecord } from './whole-record.ts';

/** A time in which the person was under arrest or prosecution: surely between these days, perhaps longer. */
type Trouble = {
  readonly caseKey?: string;
  /** Its level, and where to tell it: a ticket is no crime. */
  readonly level?: Level | undefined;
  readonly levelAt?: string;
  /** What is taken for granted where it is contempt of court. */
  readonly restsOn?: When | undefined;
  readonly sure?: DaySpan | undefined;
  readonly most: DaySpan;
  readonly missing: readonly string[];
};

/**
 * Free of arrest or prosecution for so long without a break, at any time after the event: not only right after it. Of
 * arrests without a charge in the record we know nothing, so it is presumed that there were none.
 */
export function freeOfArrestFor(
  period: Period,
  since: 'disposition' | 'completed',
  presumed: Saying,
  { tickets = true } = {},
): Condition {
  return (matter) => {
    const { charge, file } = matter;
    const { span, missing } = charge.dateOf(since);
    const fromCompletion = since === 'completed';
    if (fromCompletion && charge.completedDate === undefined && charge.completed === false)
      return blocked(phrase.fix.finishSentence);
    // Of the same case, it is no new trouble.
    const others = troublesOf(matter).filter(({ caseKey }) => caseKey !== charge.caseKey);
    const troubles = tickets ? others : others.flatMap(unlessTicket);
    const earliest = cleanFrom(
      span.first,
      period,
      troubles.flatMap(({ sure }) => sure ?? []),
    );
    const latest = cleanFrom(
      fromCompletion ? span.last : Math.min(span.last, file.asOf),
      period,
      troubles.map(({ most }) => most),
    );
    const untold = earliest === latest ? [] : [...missing, ...troubles.flatMap((each) => each.missing)];
    const fixes = latest === blockedDay ? [phrase.fix.waitForOpenCase] : [];
    const clean: When = { ...unknown(...untold), earliest, latest, fixes };
    const held = assuming(presumed, clean);
    return troubles.reduce((when, { restsOn }) => (restsOn ? restingOn(restsOn, when) : when), held);
  };
}

/** A ticket is no trouble, and what may be one is none for sure. */
function unlessTicket(trouble: Trouble): readonly Trouble[] {
  const { level, levelAt, restsOn, missing } = trouble;
  if (level === 'infraction') return [];
  if (level !== undefined || levelAt === undefined || restsOn) return [trouble];
  return [{ ...trouble, sure: undefined, missing: [...missing, levelAt] }];
}

/** The first day that ends so many years without new trouble after the start. */
function cleanFrom(start: Day, period: Period, times: readonly DaySpan[]): Day {
  let since = start;
  let clean = after(since, period);
  for (const { first, last } of [...times].sort((a, b) => a.first - b.first)) {
    if (clean <= first) break;
    if (last <= since) continue;
    if (last >= blockedDay) return blockedDay;
    since = last;
    clean = after(since, period);
  }
  return clean;
}

const troublesOf = inRecord((record): readonly Trouble[] => [
  ...record.map(troubleOf),
  ...record.slice(0, 1).flatMap(beyondTheList),
]);

/** On a day that was not told: perhaps before all that counts. */
const anyTime = Number.NEGATIVE_INFINITY;

function troubleOf({ charge, file }: Matter): Trouble {
  const { caseKey, level, isListed, offenseDate, dispositionDate, disposition, path } = charge;
  const begins = spanOf(offenseDate ?? dispositionDate ?? '0001');
  const told = offenseDate !== undefined || dispositionDate !== undefined;
  const levelAt = path('level');
  const restsOn = charge.contempt?.counts;
  const ends = dispositionDate ? spanOf(dispositionDate) : { first: begins.last, last: file.asOf };
  if (disposition === 'pending') {
    const sure = { first: told ? begins.last : file.asOf, last: blockedDay };
    return {
      caseKey,
      level,
      levelAt,
      restsOn,
      sure,
      most: { ...sure, first: told ? begins.first : anyTime },
      missing: [],
    };
  }
  // How it ended was not told: it may still be open. Of what is not in the list the person told that.
  const mayBeOpen = isListed || file.answers.pendingCharges !== false;
  const last = disposition === undefined && mayBeOpen ? blockedDay : ends.last;
  const untold = disposition === undefined ? [path('disposition')] : [];
  if (!told)
    return {
      caseKey,
      level,
      levelAt,
      restsOn,
      most: { first: anyTime, last },
      missing: [...untold, path('dispositionDate')],
    };
  return {
    caseKey,
    level,
    levelAt,
    restsOn,
    sure: { first: Math.min(begins.last, ends.first), last: Math.max(begins.last, ends.first) },
    // An arrest whose day was not told is taken to lie at most two years before the end of its case.
    most: { first: offenseDate ? begins.first : after(begins.first, years(-2)), last },
    missing: [
      ...untold,
      ...(offenseDate?.length === 10 ? [] : [path('offenseDate')]),
      ...(dispositionDate?.length === 10 ? [] : [path('dispositionDate')]),
    ],
  };
}

/** What the person told of other places, and of a case that is open but not listed. */
function beyondTheList(matter: Matter): Trouble[] {
  const { asOf, answers } = matter.file;
  const { number, untold, last } = elsewhere(matter);
  const troubles: Trouble[] = [];
  if (number > 0)
    troubles.push({
      sure: last && { first: last.span.last, last: last.span.first },
      most: { first: number === 1 && last ? last.span.first : anyTime, last: last?.span.last ?? asOf },
      missing: last ? [] : ['elsewhere.lastDate'],
    });
  else if (untold.length > 0) troubles.push({ most: { first: anyTime, last: asOf }, missing: untold });
  const isListed = matter.record.some((other) => other.charge.disposition === 'pending');
  // A case is open, but we do not know since when.
  if (answers.pendingCharges !== false && !isListed)
    troubles.push({
      most: { first: anyTime, last: blockedDay },
      missing: answers.pendingCharges ? [] : ['pendingCharges'],
    });
  return troubles;
}
