import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { type TimeZone, timeZoneOf } from '@openslate/law/place/places.ts';

export type Today = {
  readonly date: string;
  /** What the device said, where it cannot be right: the law was checked after that day. */
  readonly wrongClock?: string;
};

/** Today where the court is. A clock that runs behind the law's own check is not believed. */
export function todayFor({ code, verified }: Jurisdiction, now: Date = new Date()): Today {
  const zone = timeZoneOf(code);
  const date = dayIn(zone, now.getTime());
  // The law may have been checked earlier the same day, further east.
  if (date >= verified || dayIn(zone, now.getTime() + 24 * hour) >= verified) return { date };
  return { date: verified, wrongClock: date };
}

const hour = 60 * 60 * 1000;

/** How many hours the courts of a zone are behind Greenwich, in summer and in winter. */
const behind: Readonly<Record<TimeZone, readonly [summer: number, winter: number]>> = {
  'America/New_York': [4, 5],
  'America/Chicago': [5, 6],
  'America/Denver': [6, 7],
  'America/Boise': [6, 7],
  'America/Phoenix': [7, 7],
  'America/Los_Angeles': [7, 8],
  'America/Anchorage': [8, 9],
  'Pacific/Honolulu': [10, 10],
};

/**
 * Most of the day these hours tell the date. Only in the hour around midnight is the browser asked about summer time,
 * which an old phone has to look up first.
 */
export function dayIn(timeZone: TimeZone, moment: number): string {
  const [summer, winter] = behind[timeZone];
  const date = dayInGreenwich(moment - summer * hour);
  if (date === dayInGreenwich(moment - winter * hour)) return date;
  // Swedish writes dates this way.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);
}

function dayInGreenwich(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
