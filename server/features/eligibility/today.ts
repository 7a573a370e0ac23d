import { type Place, timeZoneOf } from '@openslate/law/place/places.ts';

/** The day it is now where most people of a place live. A law that begins tomorrow begins there at midnight. */
export function todayIn(place: Place, now: Date): string {
  // Sweden writes dates as year-month-day.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: timeZoneOf(place.code) }).format(now);
}
