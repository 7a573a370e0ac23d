import type { AnalyticsSummary } from '@openslate/contract/analytics.ts';
import type { AnalyticsEvent } from '@openslate/contract/analytics-events.ts';

const daysShown = 30;
const oneDay = 24 * 60 * 60_000;

export type CountedDay = { readonly day: string; readonly count: number };

/** The last 30 days up to today, oldest first. A day on which nothing was counted is a day too. */
export function lastDays(
  days: AnalyticsSummary['days'],
  event: AnalyticsEvent,
  today: string,
): readonly CountedDay[] {
  const counts = new Map(days.filter((row) => row.event === event).map(({ day, count }) => [day, count]));
  return Array.from({ length: daysShown }, (_, index) => {
    const time = Date.parse(today) - (daysShown - 1 - index) * oneDay;
    const day = new Date(time).toISOString().slice(0, 10);
    return { day, count: counts.get(day) ?? 0 };
  });
}
