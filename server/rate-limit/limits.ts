/** How many requests one visitor may make of one route within a while. */
export type Limit = { max: number; windowMs: number };

const minute = 60_000;

/** What holds for a route that declares nothing: generous for reading, as pages fetch several things at once. */
export const defaultLimits = {
  reads: { max: 300, windowMs: minute },
  writes: { max: 30, windowMs: minute },
} as const satisfies Record<string, Limit>;

/** A route's own limit, put in its `config`: `config: atMost(10, 'minute')`. */
export function atMost(max: number, per: 'minute' | 'hour' | 'day') {
  const windows = { minute, hour: 60 * minute, day: 24 * 60 * minute };
  return { limit: { max, windowMs: windows[per] } };
}

/** For the addresses that monitors poll, and for work that costs next to nothing. */
export const unlimited = { limit: false } as const;
