/** The 52 jurisdictions: fifty states, the District of Columbia and the federal courts. */
const names = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  US: 'Federal courts',
} as const;

export type PlaceCode = keyof typeof names;

export type Place = { code: PlaceCode; name: string };

export const places: readonly Place[] = Object.entries(names).map(([code, name]) => ({
  code: code as PlaceCode,
  name,
}));

/** What people type for a place beyond its code and its full name. */
const otherNames: Record<string, PlaceCode> = { washingtondc: 'DC', federal: 'US', unitedstates: 'US' };

const byWord = new Map<string, Place>(
  places.flatMap((place) => [
    [squeeze(place.code), place],
    [squeeze(place.name), place],
  ]),
);
for (const [word, code] of Object.entries(otherNames)) byWord.set(word, placeNamed(code) as Place);

/** The place a person means by a code or a name, in any case: `pa`, `New York`, `new-york`, `NEW_YORK`. */
export function placeNamed(word: string): Place | undefined {
  return byWord.get(squeeze(word));
}

function squeeze(word: string): string {
  return word.toLowerCase().replaceAll(/[^a-z]/g, '');
}

/** Where most people of a place live. Places that are not named keep Eastern time. */
const timeZones: Partial<Record<PlaceCode, string>> = {
  AK: 'America/Anchorage',
  AL: 'America/Chicago',
  AR: 'America/Chicago',
  AZ: 'America/Phoenix',
  CA: 'America/Los_Angeles',
  CO: 'America/Denver',
  HI: 'Pacific/Honolulu',
  IA: 'America/Chicago',
  ID: 'America/Boise',
  IL: 'America/Chicago',
  KS: 'America/Chicago',
  LA: 'America/Chicago',
  MN: 'America/Chicago',
  MO: 'America/Chicago',
  MS: 'America/Chicago',
  MT: 'America/Denver',
  ND: 'America/Chicago',
  NE: 'America/Chicago',
  NM: 'America/Denver',
  NV: 'America/Los_Angeles',
  OK: 'America/Chicago',
  OR: 'America/Los_Angeles',
  SD: 'America/Chicago',
  TN: 'America/Chicago',
  TX: 'America/Chicago',
  UT: 'America/Denver',
  WA: 'America/Los_Angeles',
  WI: 'America/Chicago',
  WY: 'America/Denver',
};

export function timeZoneOf(code: PlaceCode): string {
  return timeZones[code] ?? 'America/New_York';
}
