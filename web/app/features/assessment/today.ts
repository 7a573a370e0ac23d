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
 * Reckoned without the browser's own time zones, which an old phone takes a tenth of a second to look up. In the hour before
 * midnight by winter time it is the next day by summer time.
 */
export function dayIn(timeZone: TimeZone, moment: number): string {
  const [summer, winter] = behind[timeZone];
  const inWinter = dayInGreenwich(moment - winter * hour);
  return isSummerTime(inWinter) ? dayInGreenwich(moment - summer * hour) : inWinter;
}

/** As the last hour of a day begins: from the second Sunday of March to the first of November (15 U.S.C. § 260a). */
function isSummerTime(day: string): boolean {
  const year = day.slice(0, 4);
  return day >= firstSundayFrom(`${year}-03-08`) && day < firstSundayFrom(`${year}-11-01`);
}

function firstSundayFrom(day: string): string {
  const from = new Date(day);
  from.setUTCDate(from.getUTCDate() + ((7 - from.getUTCDay()) % 7));
  return from.toISOString().slice(0, 10);
}

function dayInGreenwich(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
