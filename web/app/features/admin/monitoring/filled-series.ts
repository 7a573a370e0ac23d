import type { Monitoring } from '@openslate/contract/monitoring.ts';

export type Span = 'day' | 'month';
type Moment = Monitoring['series'][number];

const minute = 60_000;
const hour = 60 * minute;

/** By minute for a day, by hour for a month. */
const spans = {
  day: { step: minute, steps: 24 * 60, marks: 6 * hour },
  month: { step: hour, steps: 30 * 24, marks: 7 * 24 * hour },
} as const;

export type FilledMoment = {
  readonly at: number;
  readonly requests: number;
  readonly errors: number;
  /** Nothing was asked, so nothing took time. */
  readonly p50: number | null;
  readonly p95: number | null;
};

/** The whole span up to now, with the moments in which nothing was asked. Without any request it is empty. */
export function filledSeries(series: readonly Moment[], span: Span, now: string): FilledMoment[] {
  if (series.length === 0) return [];
  const { step, steps } = spans[span];
  const last = floor(Date.parse(now), step);
  const first = last - (steps - 1) * step;
  const known = new Map(series.map((moment) => [floor(Date.parse(moment.at), step), moment]));
  return Array.from({ length: steps }, (_, index) => {
    const at = first + index * step;
    const moment = known.get(at);
    return moment
      ? { at, requests: moment.requests, errors: moment.errors, p50: moment.p50, p95: moment.p95 }
      : { at, requests: 0, errors: 0, p50: null, p95: null };
  });
}

/** Moments to name below a chart: the ends, and some in between. */
export function marksOf(moments: readonly FilledMoment[], span: Span): number[] {
  const first = moments[0]?.at;
  const last = moments[moments.length - 1]?.at;
  if (first === undefined || last === undefined) return [];
  const apart = spans[span].marks;
  const between = Array.from(
    { length: Math.floor((last - first) / apart) },
    (_, index) => first + (index + 1) * apart,
  );
  // One close to the end would be written over it.
  return [first, ...between.filter((at) => last - at > apart / 2), last];
}

function floor(at: number, step: number): number {
  return Math.floor(at / step) * step;
}
