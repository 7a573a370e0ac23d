import type { Condition, Matter } from '../../condition.ts';
import { after, type Day, type DaySpan, type Period, spanOf, years } from '../../day.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { assuming, blocked, blockedDay, type When } from '../../when.ts';

/** A time in which the person was under arrest or prosecution: surely between these days, perhaps longer. */
type Trouble = {
  readonly sure: DaySpan | undefined;
  readonly most: DaySpan;
  readonly missing: readonly string[];
};

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
    const troubles = troublesOf(matter, start.first);
    const earliest = cleanFrom(
      start.first,
      period,
      troubles.flatMap(({ sure }) => (sure ? [sure] : [])),
    );
    const latest = cleanFrom(
      start.last,
      period,
      troubles.map(({ most }) => most),
    );
    return assuming(assumption, {
      earliest,
      latest,
      missing: earliest === latest ? [] : [...missing, ...troubles.flatMap((trouble) => trouble.missing)],
      assumed: [],
      fixes: latest === blockedDay ? [phrase.waitForOpenCase] : [],
      questions: [],
    } satisfies When);
  };
}

/** The first day that ends so many years without trouble after the start. */
function cleanFrom(start: Day, period: Period, troubles: readonly DaySpan[]): Day {
  let since = start;
  for (const { first, last } of [...troubles].sort((a, b) => a.first - b.first)) {
    if (after(since, period) <= first) break;
    if (last > since) since = last;
  }
  return since >= blockedDay ? blockedDay : after(since, period);
}

function troublesOf({ charge, file, record }: Matter, start: Day): Trouble[] {
  const { pendingCharges, elsewhere } = file.answers;
  const listed = record
    .filter((other) => other.charge.caseKey !== charge.caseKey)
    .map((other): Trouble => {
      const { offenseDate, dispositionDate, disposition, path } = other.charge;
      const begins = spanOf(offenseDate ?? dispositionDate ?? '0001');
      const told = offenseDate !== undefined || dispositionDate !== undefined;
      const ends = dispositionDate ? spanOf(dispositionDate) : { first: begins.last, last: file.asOf };
      if (disposition === 'pending') {
        const sure = { first: told ? begins.last : file.asOf, last: blockedDay };
        return { sure, most: { ...sure, first: told ? begins.first : start }, missing: [] };
      }
      // How it ended was not told: it may still be open.
      const last = disposition === undefined ? blockedDay : ends.last;
      const untold = disposition === undefined ? [path('disposition')] : [];
      if (!told)
        return {
          sure: undefined,
          most: { first: start, last },
          missing: [...untold, path('dispositionDate')],
        };
      return {
        sure: { first: Math.min(begins.last, ends.first), last: Math.max(begins.last, ends.first) },
        // An arrest whose day was not told is taken to lie at most two years before the end of its case.
        most: { first: offenseDate ? begins.first : after(begins.first, years(-2)), last },
        missing: [
          ...untold,
          ...(offenseDate?.length === 10 ? [] : [path('offenseDate')]),
          ...(dispositionDate?.length === 10 ? [] : [path('dispositionDate')]),
        ],
      };
    });
  const away = (elsewhere?.felonies ?? 0) + (elsewhere?.misdemeanors ?? 0);
  const last = elsewhere?.lastDate === undefined ? undefined : spanOf(elsewhere.lastDate);
  const untold = (['felonies', 'misdemeanors'] as const).filter((field) => elsewhere?.[field] === undefined);
  if (away === 0 && untold.length > 0)
    listed.push({
      sure: undefined,
      most: { first: start, last: file.asOf },
      missing: untold.map((field) => `elsewhere.${field}`),
    });
  if (away > 0)
    listed.push({
      sure: last && { first: last.last, last: last.first },
      most: { first: away === 1 && last ? last.first : start, last: last?.last ?? file.asOf },
      missing: last ? [] : ['elsewhere.lastDate'],
    });
  const isListed = record.some((other) => other.charge.disposition === 'pending');
  // A case is open, but we do not know since when.
  if (pendingCharges !== false && !isListed)
    listed.push({
      sure: undefined,
      most: { first: start, last: blockedDay },
      missing: pendingCharges ? [] : ['pendingCharges'],
    });
  return listed;
}
