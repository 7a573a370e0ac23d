import { named } from '../jurisdictions/listed/names.ts';

/** The 52 jurisdictions: fifty states, the District of Columbia and the federal courts. */
export type PlaceCode = (typeof named)[number]['code'];

export type Place = { code: PlaceCode; name: string };

export const places: readonly Place[] = named.map(({ code, name }) => ({ code, name }));

export const placeCodes: readonly PlaceCode[] = named.map(({ code }) => code);

const byCode = new Map(places.map((place) => [place.code, place]));

export function placeOf(code: PlaceCode): Place {
  const place = byCode.get(code);
  if (!place) throw new Error(`${code} is no place.`);
  return place;
}

/** What people type for a place beyond its code and its full name. */
const otherNames: Record<string, PlaceCode> = { washingtondc: 'DC', federal: 'US', unitedstates: 'US' };

const byWord = new Map<string, Place>(
  places.flatMap((place) => [
    [squeeze(place.code), place],
    [squeeze(place.name), place],
  ]),
);
for (const [word, code] of Object.entries(otherNames)) byWord.set(word, placeOf(code));

/** The place a person means by a code or a name, in any case: `pa`, `New York`, `new-york`, `NEW_YORK`. */
export function placeNamed(word: string): Place | undefined {
  return byWord.get(squeeze(word));
}

function squeeze(word: string): string {
  return word.toLowerCase().replaceAll(/[^a-z]/g, '');
}

export type TimeZone =
  | 'America/New_York'
  | 'America/Chicago'
  | 'America/Denver'
  | 'America/Boise'
  | 'America/Phoenix'
  | 'America/Los_Angeles'
  | 'America/Anchorage'
  | 'Pacific/Honolulu';

const timeZones = new Map<PlaceCode, TimeZone>(named.map(({ code, timeZone }) => [code, timeZone]));

/** Where most people of a place live. */
export function timeZoneOf(code: PlaceCode): TimeZone {
  return timeZones.get(code) as TimeZone;
}
