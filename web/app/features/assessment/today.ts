import type { Jurisdiction } from '@openslate/law/jurisdiction.ts';
import { timeZoneOf } from '@openslate/law/places.ts';

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

/**
 * Every court of the United States is 4 to 10 hours behind Greenwich. Most of the day that tells its date; only at night
 * is the browser asked about time zones, which an old phone has to look up first.
 */
function dayIn(timeZone: string, moment: number): string {
  const east = dayInGreenwich(moment - 4 * hour);
  if (east === dayInGreenwich(moment - 10 * hour)) return east;
  // Swedish writes dates this way.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);
}

function dayInGreenwich(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
