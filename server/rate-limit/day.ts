/** A day in UTC: its date, `2026-11-15`, and when it ends, in milliseconds. */
export type Day = { date: string; ends: number };

const dayMs = 24 * 60 * 60 * 1000;

let latest: Day = { date: '', ends: 0 };

/** Asked for every request: writing the date each time cost as much as hashing the visitor's address. */
export function dayOf(time: Date): Day {
  const ms = time.getTime();
  if (ms >= latest.ends || ms < latest.ends - dayMs)
    latest = { date: time.toISOString().slice(0, 10), ends: (Math.floor(ms / dayMs) + 1) * dayMs };
  return latest;
}
