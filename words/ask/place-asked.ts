import { type PlaceCode, places } from '@openslate/law/place/places.ts';

/** What people call a place or its towns. A town that stands twice needs to be asked about. */
const otherNames: Readonly<Record<string, readonly PlaceCode[]>> = {
  jersey: ['NJ'],
  cali: ['CA'],
  philly: ['PA'],
  philadelphia: ['PA'],
  pittsburgh: ['PA'],
  nyc: ['NY'],
  brooklyn: ['NY'],
  bronx: ['NY'],
  queens: ['NY'],
  buffalo: ['NY'],
  manhattan: ['NY'],
  'staten island': ['NY'],
  newark: ['NJ', 'DE'],
  camden: ['NJ'],
  trenton: ['NJ'],
  'los angeles': ['CA'],
  'san diego': ['CA'],
  'san francisco': ['CA'],
  oakland: ['CA'],
  sacramento: ['CA'],
  fresno: ['CA'],
  chicago: ['IL'],
  peoria: ['IL', 'AZ'],
  houston: ['TX'],
  dallas: ['TX'],
  austin: ['TX'],
  'san antonio': ['TX'],
  'fort worth': ['TX'],
  'el paso': ['TX'],
  miami: ['FL'],
  orlando: ['FL'],
  tampa: ['FL'],
  jacksonville: ['FL', 'NC'],
  atlanta: ['GA'],
  atl: ['GA'],
  savannah: ['GA'],
  augusta: ['GA', 'ME'],
  detroit: ['MI'],
  flint: ['MI'],
  'grand rapids': ['MI'],
  cleveland: ['OH'],
  cincinnati: ['OH'],
  toledo: ['OH'],
  dayton: ['OH'],
  columbus: ['OH', 'GA'],
  akron: ['OH'],
  boston: ['MA'],
  worcester: ['MA'],
  springfield: ['MA', 'IL', 'MO', 'OR'],
  seattle: ['WA'],
  spokane: ['WA'],
  tacoma: ['WA'],
  vancouver: ['WA'],
  portland: ['OR', 'ME'],
  eugene: ['OR'],
  salem: ['OR', 'MA'],
  denver: ['CO'],
  aurora: ['CO', 'IL'],
  'colorado springs': ['CO'],
  phoenix: ['AZ'],
  tucson: ['AZ'],
  mesa: ['AZ'],
  vegas: ['NV'],
  'las vegas': ['NV'],
  reno: ['NV'],
  'salt lake': ['UT'],
  'salt lake city': ['UT'],
  provo: ['UT'],
  albuquerque: ['NM'],
  'santa fe': ['NM'],
  minneapolis: ['MN'],
  'st paul': ['MN'],
  duluth: ['MN'],
  milwaukee: ['WI'],
  madison: ['WI'],
  'green bay': ['WI'],
  indy: ['IN'],
  indianapolis: ['IN'],
  'fort wayne': ['IN'],
  gary: ['IN'],
  louisville: ['KY'],
  lexington: ['KY'],
  nashville: ['TN'],
  memphis: ['TN'],
  knoxville: ['TN'],
  chattanooga: ['TN'],
  charlotte: ['NC'],
  raleigh: ['NC'],
  durham: ['NC'],
  greensboro: ['NC'],
  charleston: ['SC', 'WV'],
  columbia: ['SC', 'MO'],
  greenville: ['SC', 'NC'],
  richmond: ['VA'],
  norfolk: ['VA'],
  'virginia beach': ['VA'],
  roanoke: ['VA'],
  baltimore: ['MD'],
  'new orleans': ['LA'],
  nola: ['LA'],
  'baton rouge': ['LA'],
  shreveport: ['LA'],
  birmingham: ['AL'],
  montgomery: ['AL'],
  huntsville: ['AL'],
  mobile: ['AL'],
  'little rock': ['AR'],
  jackson: ['MS', 'TN'],
  gulfport: ['MS'],
  'st louis': ['MO'],
  'kansas city': ['MO', 'KS'],
  kc: ['MO', 'KS'],
  wichita: ['KS'],
  topeka: ['KS'],
  tulsa: ['OK'],
  okc: ['OK'],
  omaha: ['NE'],
  'des moines': ['IA'],
  'cedar rapids': ['IA'],
  'sioux falls': ['SD'],
  'rapid city': ['SD'],
  fargo: ['ND'],
  bismarck: ['ND'],
  billings: ['MT'],
  missoula: ['MT'],
  boise: ['ID'],
  cheyenne: ['WY'],
  casper: ['WY'],
  anchorage: ['AK'],
  fairbanks: ['AK'],
  honolulu: ['HI'],
  hartford: ['CT'],
  bridgeport: ['CT'],
  'new haven': ['CT'],
  providence: ['RI'],
  wilmington: ['DE', 'NC'],
  dover: ['DE', 'NH'],
  manchester: ['NH'],
  nashua: ['NH'],
  burlington: ['VT'],
  bangor: ['ME'],
  'washington dc': ['DC'],
  dc: ['DC'],
  'd c': ['DC'],
  'nueva york': ['NY'],
  'nueva jersey': ['NJ'],
  'nuevo mexico': ['NM'],
  'carolina del norte': ['NC'],
  'carolina del sur': ['SC'],
  pensilvania: ['PA'],
  penn: ['PA'],
  mass: ['MA'],
  wash: ['WA'],
  tenn: ['TN'],
  'federal court': ['US'],
  federal: ['US'],
  feds: ['US'],
};

/** Codes that are words too are read only where they stand alone after “in” or are written in capitals. */
const alsoWords = new Set([
  'in',
  'or',
  'me',
  'hi',
  'ok',
  'oh',
  'de',
  'la',
  'id',
  'us',
  'al',
  'ma',
  'pa',
  'co',
  'mo',
  'ga',
  'ms',
]);

const names = [
  ...places
    .filter(({ code }) => code !== 'US')
    .map(({ code, name }) => [name.toLowerCase(), [code]] as const),
  ...Object.entries(otherNames),
].sort(([one], [other]) => other.length - one.length);

/** The words that names of places are made of, so that slips in them can be mended. */
export const placeWords: readonly string[] = names.flatMap(([name]) => name.split(' '));

/** The places that a question names. `plain` is the question as `plainly` gives it; `typed` is how it was typed. */
export function placesAsked(plain: string, typed: string): readonly PlaceCode[] {
  let rest = ` ${plain} `;
  const found: PlaceCode[][] = [];
  for (const [name, codes] of names) {
    const here = rest.indexOf(` ${name} `);
    if (here < 0) continue;
    // What is part of a longer name is not found again: West Virginia is not Virginia.
    rest = rest.replaceAll(` ${name} `, ' · ');
    found.push([...codes]);
  }
  const sure = found.filter((codes) => codes.length === 1).flat();
  const either = found.filter((codes) => codes.length > 1);
  const byCode = codesIn(rest, typed);
  // Portland, Oregon: the state that is named too settles which town it is.
  const settled = either.flatMap((codes) => {
    const named = codes.filter((code) => sure.includes(code) || byCode.includes(code));
    return named.length > 0 ? named : codes;
  });
  return [...new Set([...sure, ...byCode, ...settled])];
}

function codesIn(plain: string, typed: string): readonly PlaceCode[] {
  return places
    .map(({ code }) => code)
    .filter((code) => {
      const small = code.toLowerCase();
      if (new RegExp(`\\b${code}\\b`).test(typed) && typed !== typed.toUpperCase()) return true;
      if (alsoWords.has(small))
        return new RegExp(` (?:in|from|of) ${small} *$`).test(plain.trimEnd()) && small !== 'us';
      return plain.includes(` ${small} `);
    });
}
