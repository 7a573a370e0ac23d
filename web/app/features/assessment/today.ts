import type { Jurisdiction } from '@openslate/law/jurisdiction.ts';
import { timeZoneOf } from '@openslate/law/places.ts';

export type Today = {
  readonly date: string;
  /** What the device said, where it cannot be right: the law was checked after that day. */
  readonly wrongClock?: string;
};

/** Today where the court is. A clock that runs behind the law's own check is not believed. */
export function todayFor({ code, verified }: Jurisdiction, now: Date = new Date()): Today {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: timeZoneOf(code) }).format(now);
  // The law may have been checked earlier the same day, further east.
  const dayAfter = new Intl.DateTimeFormat('sv-SE', { timeZone: timeZoneOf(code) }).format(
    new Date(now.getTime() + 86_400_000),
  );
  return dayAfter < verified ? { date: verified, wrongClock: date } : { date };
}
