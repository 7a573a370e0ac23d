import type { Condition, Matter } from '../../condition.ts';
import { after, type Day, type DaySpan, type Period, spanOf, years } from '../../day.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { inRecord } from '../../vocabulary/whole-record.ts';
import { assuming, blocked, blockedDay, type When } from '../../when.ts';

/** A time in which the person was under arrest or prosecution: surely between these days, perhaps longer. */
type Trouble = {
  /** Of the same case, it is no new trouble. */
  readonly caseKey?: string;
  readonly sure: DaySpan | undefined;
  readonly most: DaySpan;
  readonly missing: readonly string[];
};

type Time = DaySpan & { readonly caseKey: string | undefined };

const assumption = 'We assumed you were not arrested or charged again, apart from what you listed.';

/**
 * Free of arrest or prosecution for so many years in a row, at any time after the event: not only the first ones
 * after it (Commonwealth v. Giulian, 141 A.3d 1262).
 */
export function cleanYears(period: Period, since: 'disposition' | 'completed'): Condition {
  return (matter) => {
    const { charge, file } = matter;
    if (since === 'completed' && charge.completedDate === undefined && charge.completed === false)
      return blocked(phrase.finishSentence);
    const { span, missing } = charge.dateOf(since);
    const start = {
      first: span.first,
      last: since === 'completed' ? span.last : Math.min(span.last, file.asOf),
    };
    const { all, sure, most } = troublesOf(matter);
    const earliest = cleanFrom(start.first, period, sure, charge.caseKey);
    const latest = cleanFrom(start.last, period, most, charge.caseKey);
    const untold = () =>
      all.flatMap((trouble) => (trouble.caseKey === charge.caseKey ? [] : trouble.missing));
    return assuming(assumption, {
      earliest,
      latest,
      missing: earliest === latest ? [] : [...missing, ...untold()],
      assumed: [],
      fixes: latest === blockedDay ? [phrase.waitForOpenCase] : [],
      questions: [],
    } satisfies When);
  };
}

/** The first day that ends so many years without new trouble after the start. */
function cleanFrom(start: Day, period: Period, times: readonly Time[], own: string): Day {
  let since = start;
  let clean = after(since, period);
  for (const { first, last, caseKey } of times) {
    if (clean <= first) break;
    if (last <= since || caseKey === own) continue;
    if (last >= blockedDay) return blockedDay;
    since = last;
    clean = after(since, period);
  }
  return clean;
}

/** Every trouble of the record, and the times of trouble by the day they began. */
const troublesOf = inRecord((record) => {
  const all = [...record.map(troubleOf), ...beyondTheList(record)];
  return {
    all,
    sure: byBeginning(all, ({ sure }) => sure),
    most: byBeginning(all, ({ most }) => most),
  };
});

function byBeginning(troubles: readonly Trouble[], time: (trouble: Trouble) => DaySpan | undefined): Time[] {
  return troubles
    .flatMap((trouble) => {
      const span = time(trouble);
      return span ? [{ ...span, caseKey: trouble.caseKey }] : [];
    })
    .sort((a, b) => a.first - b.first);
}

/** On a day that was not told: perhaps before all that counts. */
const anyTime = Number.NEGATIVE_INFINITY;

function troubleOf({ charge, file }: Matter): Trouble {
  const { caseKey, offenseDate, dispositionDate, disposition, path } = charge;
  const begins = spanOf(offenseDate ?? dispositionDate ?? '0001');
  const told = offenseDate !== undefined || dispositionDate !== undefined;
  const ends = dispositionDate ? spanOf(dispositionDate) : { first: begins.last, last: file.asOf };
  if (disposition === 'pending') {
    const sure = { first: told ? begins.last : file.asOf, last: blockedDay };
    return { caseKey, sure, most: { ...sure, first: told ? begins.first : anyTime }, missing: [] };
  }
  // How it ended was not told: it may still be open.
  const last = disposition === undefined ? blockedDay : ends.last;
  const untold = disposition === undefined ? [path('disposition')] : [];
  if (!told)
    return {
      caseKey,
      sure: undefined,
      most: { first: anyTime, last },
      missing: [...untold, path('dispositionDate')],
    };
  return {
    caseKey,
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
function beyondTheList(record: readonly Matter[]): Trouble[] {
  const file = record[0]?.file;
  if (!file) return [];
  const { pendingCharges, elsewhere } = file.answers;
  const troubles: Trouble[] = [];
  const away = (elsewhere?.felonies ?? 0) + (elsewhere?.misdemeanors ?? 0);
  const last = elsewhere?.lastDate === undefined ? undefined : spanOf(elsewhere.lastDate);
  const untold = (['felonies', 'misdemeanors'] as const).filter((field) => elsewhere?.[field] === undefined);
  if (away === 0 && untold.length > 0)
    troubles.push({
      sure: undefined,
      most: { first: anyTime, last: file.asOf },
      missing: untold.map((field) => `elsewhere.${field}`),
    });
  if (away > 0)
    troubles.push({
      sure: last && { first: last.last, last: last.first },
      most: { first: away === 1 && last ? last.first : anyTime, last: last?.last ?? file.asOf },
      missing: last ? [] : ['elsewhere.lastDate'],
    });
  const isListed = record.some((other) => other.charge.disposition === 'pending');
  // A case is open, but we do not know since when.
  if (pendingCharges !== false && !isListed)
    troubles.push({
      sure: undefined,
      most: { first: anyTime, last: blockedDay },
      missing: pendingCharges ? [] : ['pendingCharges'],
    });
  return troubles;
}
