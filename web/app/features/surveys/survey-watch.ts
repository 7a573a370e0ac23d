/*
 * When a survey may appear, as plain values: what was noticed goes in with the time at which it happened, and out comes
 * what is due. Times are in milliseconds.
 */

/** Less than this on the site, and there is nothing to ask about. */
const longEnough = 30_000;
/** How near the top edge a mouse must leave to be on its way to the tabs or the address. */
const topEdge = 5;
/** A mouse that comes back within this time did not leave. */
const goneAfter = 1_000;
const inactiveAfter = 60_000;
const longVisit = 5 * 60_000;
/** How long a question for long visits waits where it would have disturbed. */
const anotherTry = 30_000;

/** Between the reason and the survey. */
export const showDelay = 100;

/** What makes a survey appear. */
export type WatchTrigger = 'exit_intent' | 'inactivity' | 'time_on_site';

export type Watch = {
  readonly since: number;
  readonly activeAt: number;
  /** When the mouse left through the top edge, if it has not come back. */
  readonly leftAt?: number;
  /** When a long visit is one, or is looked at again. */
  readonly longVisitAt: number;
};

export function beginWatch(now: number): Watch {
  return { since: now, activeAt: now, longVisitAt: now + longVisit };
}

/** The mouse moved, a key was pressed, the page was scrolled or touched. */
export function sawActivity({ since, longVisitAt }: Watch, now: number): Watch {
  return { since, longVisitAt, activeAt: now };
}

/** The mouse left the page, `y` pixels below its top edge. */
export function mouseLeft(watch: Watch, y: number, now: number): Watch {
  return y <= topEdge && now - watch.since >= longEnough ? { ...watch, leftAt: now } : watch;
}

/** It would have disturbed: as if nothing had been noticed. */
export function putOff(watch: Watch, now: number): Watch {
  return {
    since: watch.since,
    activeAt: now,
    longVisitAt: Math.max(watch.longVisitAt, now + anotherTry),
  };
}

/** What there is a reason for now, of what is wanted at all. */
export function due(watch: Watch, now: number, wanted: readonly WatchTrigger[]): WatchTrigger | undefined {
  return wanted.find((trigger) => dueAt(watch, trigger) <= now);
}

/** When to look again, if nothing happens until then. */
export function nextLook(watch: Watch, wanted: readonly WatchTrigger[]): number {
  return Math.min(...wanted.map((trigger) => dueAt(watch, trigger)));
}

function dueAt({ since, activeAt, leftAt, longVisitAt }: Watch, trigger: WatchTrigger): number {
  switch (trigger) {
    case 'exit_intent':
      return leftAt === undefined ? Number.POSITIVE_INFINITY : leftAt + goneAfter;
    case 'inactivity':
      return Math.max(activeAt + inactiveAfter, since + longEnough);
    case 'time_on_site':
      return longVisitAt;
  }
}
