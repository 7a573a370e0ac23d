import { type PlaceCode, places } from '@openslate/law/place/places.ts';
import { otherNames } from './place-names.ts';
import { towns } from './towns.ts';

/** Where somebody is now, not where the case was. */
const liveNow =
  /\b(?:(?:i|im|we|now|currently) )?(?:live|living|reside|(?:moved|relocated)(?: here| back| away| over)?(?:(?: from (?:\w+ |· ){1,3})? ?to| from)|vivo|me mude a)(?: now)?(?: in| en)? $/;

/** “I’m in Oregon now, but …” */
const isHere = /\b(?:im|i am|we are|were)(?: now| currently)? in $/;
/** “… if I also have one in Massachusetts”: it may weigh, but is not what is asked about. */
const besideIt =
  /\b(?:if|but|and|even though) (?:i|he|she|they|we) also (?:have|had|got|has)(?: \w+){0,4} (?:in|from|out of) $/;
/** “Las Vegas, New Mexico, not Nevada.” */
const notThere = /\bnot(?: in| from| the| at)? $/;
const theCase = /^(?:conviction|case|charge|felony|misdemeanor|record|arrest|dui|one)\b/;

/** “Miami, but the one in Oklahoma.” */
const theOneIn = /\b(?:the one in|the (?:other )?one by|i mean the one)\b/;
const goesOnNow = /^(?:now|currently|today|these days|but)\b/;

/** Codes that are words too are read in small letters only after “in”, “from” or “of”. */
const codesAfterIn = new Set(['oh', 'ma', 'pa', 'co', 'mo', 'ga', 'ms', 'al', 'id', 'la', 'ok', 'de']);

/** “In Bucks County PA”. */
const codesAfterTown = new Set(['oh', 'ma', 'pa', 'co', 'mo', 'ga', 'ms', 'al']);

/** And these only where nothing follows: “in or out”, “in me”. */
const codesAtTheEnd = new Set(['or', 'me', 'in', 'hi']);

/** Spanish for “my” and “to go”. */
const spanishWords = new Set(['mi', 'va', 'la', 'de', 'al']);

/** A card, not Idaho. */
const anIdCard = /\b(?:my|an?|fake|photo|picture|your|his|her|their|the|school|state) ID\b/;

/** The department, not Virginia. */
const veterans =
  /\bthe VA\b.{0,60}\b(?:benefits?|disability|comp|compensation|hospital|loan|pension|check)\b|\bVA (?:benefits?|disability|comp|compensation|hospital|loan|pension)\b/;

/** “Federal” before these is not about a federal case. */
const federalCourt =
  /\b(?:feds?|federal(?:ly)?|president(?:ial)?|court martial(?:ed)?|ucmj|(?:us|u s|united states) (?:district|attorney|court)\w*|usdc|bureau of prisons|bop)\b(?! (?:way|background|jobs?|laws?|employ\w*|agenc\w+|guns?|contract\w*|housing|student|aid|government|work\w*|bureau))/;

/** A federal case, and another beside it. */
const besideFederal = /\b(?:federal (?:case |one |charge )?(?:and|or)|(?:and|or) (?:a |an |one )?federal)\b/;

/** Words for clearing that are at home in one state: they settle which of two towns is meant. */
const spokenIn: readonly (readonly [RegExp, PlaceCode])[] = [
  [/\brestrict(?:ed|ion|ing)?\b/, 'GA'],
  [/\bannul(?:led|ment|ling)?\b/, 'NH'],
  [/\bnon ?disclosures?\b/, 'TX'],
  [/\bshield(?:ed|ing)?\b/, 'MD'],
];

const stateNames = places
  .filter(({ code }) => code !== 'US')
  .map(({ code, name }) => [name.toLowerCase(), [code]] as const);

const calledOtherwise = { ...towns, ...otherNames };

const names = [...stateNames, ...Object.entries(calledOtherwise)].sort(
  ([one], [other]) => other.length - one.length,
);

/** All words of towns and of other names: they are right as they are. */
export const townWords: readonly string[] = Object.keys(calledOtherwise).flatMap((name) => name.split(' '));

/** The words that names of places are made of, so that slips in them can be mended; short towns are too near to other words. */
export const placeWords: readonly string[] = [
  ...stateNames.flatMap(([name]) => name.split(' ')),
  ...townWords.filter((word) => word.length >= 8),
];

export type PlacesAsked = {
  /** The places that are named, each for itself. */
  readonly sure: readonly PlaceCode[];
  /** Those that a town may stand in, with those that are named beside it. */
  readonly either: readonly PlaceCode[];
  /** Where the person lives now, if they say so. */
  readonly home: readonly PlaceCode[];
};

type Mention = {
  readonly name: string;
  readonly at: number;
  readonly codes: readonly PlaceCode[];
  readonly isHome: boolean;
};

/** The places that a question names. `plain` is the question as `plainly` gives it; `typed` is how it was typed. */
export function placesAsked(plain: string, typed: string, isSpanish = false): PlacesAsked {
  let rest = ` ${plain} `;
  const mentions: Mention[] = [];
  for (const [name, codes] of names) {
    const around = rest.split(` ${name} `);
    const before = around.slice(0, -1);
    if (before.length === 0) continue;
    if (before.every((words) => notThere.test(`${words} `))) {
      rest = rest.replaceAll(` ${name} `, ' · ');
      continue;
    }
    mentions.push({
      name,
      at: ` ${plain} `.indexOf(` ${name} `),
      codes,
      isHome: before.every(
        (words, at) =>
          liveNow.test(`${words} `) ||
          besideIt.test(`${words} `) ||
          (isHere.test(`${words} `) && goesOnNow.test(around[at + 1] ?? '')),
      ),
    });
    // What is part of a longer name is not found again: West Virginia is not Virginia.
    rest = rest.replaceAll(` ${name} `, ' · ');
  }
  const atTowns = mentions.flatMap(({ codes }) => (codes.length > 1 ? codes : []));
  const byCode = codesIn(rest, typed, isSpanish, atTowns);
  const mentioned = [
    ...mentions,
    ...byCode.map((codes) => ({ name: '', at: atCode(plain, codes), codes, isHome: homeCode(rest, codes) })),
  ].sort((one, other) => one.at - other.at);
  const isFederal =
    federalCourt.test(plain.replaceAll(/\bnot (?:in )?(?:a |the )?fed\w{0,6}\b/g, ' ')) &&
    !besideFederal.test(plain);
  const ofCase = mentioned.filter(
    ({ name }) =>
      isState(name) &&
      ` ${plain} `
        .split(` ${name} `)
        .slice(1)
        .some((after) => theCase.test(after)),
  );
  // “Can a Tennessee court clear the Michigan conviction?”
  if (
    ofCase.length === 1 &&
    mentioned.length > 1 &&
    /\bmoved|\b(?:can|will|could) an? \w+ (?:\w+ )?(?:court|judge)\b/.test(plain)
  )
    return { sure: ofCase.flatMap(({ codes }) => codes), either: [], home: [] };
  const isStateNamed = mentioned.some(({ name }) => isState(name));
  const elsewhere = mentioned.filter(
    ({ isHome, at, name }) =>
      !isHome && !isSettled(plain, at, name) && !(theOneIn.test(plain) && isStateNamed && !isState(name)),
  );
  const sure = new Set<PlaceCode>(
    elsewhere.filter(({ codes }) => codes.length === 1).flatMap(({ codes }) => codes),
  );
  const towns = elsewhere.filter(({ codes }) => codes.length > 1);
  // Portland, Oregon: the state that is named too settles which town it is.
  // A state that is named by its name goes before a town that may stand in any of several.
  const isStateClear =
    sure.size === 1 && isStateNamed && !/\b(?:and|or|also|both|another) (?:in|one|from|\w+ in)\b/.test(plain);
  const open = isStateClear ? [] : towns.filter(({ codes }) => !codes.some((code) => sure.has(code)));
  const beside: readonly PlaceCode[] = besideFederal.test(plain) && federalCourt.test(plain) ? ['US'] : [];
  const spoken = spokenIn.filter(
    ([words, code]) => words.test(plain) && open.some(({ codes }) => codes.includes(code)),
  );
  const [, its] = spoken[0] ?? [];
  if (its && sure.size === 0) return { sure: [its], either: [], home: [] };
  const either =
    open.length + beside.length > 0 ? [...sure, ...open.flatMap(({ codes }) => codes), ...beside] : [];
  const homes = mentioned.filter(({ isHome }) => isHome);
  // Whoever only says that they live in Kansas City may have been before a court of either state.
  const homeTown =
    homes.length === 1 && sure.size === 0 ? homes.find(({ codes }) => codes.length > 1) : undefined;
  if (homeTown && !isFederal && either.length === 0) return { sure: [], either: homeTown.codes, home: [] };
  return {
    sure: isFederal ? ['US'] : either.length > 0 ? [] : [...sure],
    either: isFederal ? [] : [...new Set(either)],
    home: homes.flatMap(({ codes }) => codes),
  };
}

function isState(name: string): boolean {
  return stateNames.some(([state]) => state === name);
}

/** “Newark, Delaware”: the state that follows a town at once says which it is. */
function isSettled(plain: string, at: number, name: string): boolean {
  if (name === '' || isState(name)) return false;
  const after = ` ${plain} `.slice(at + name.length + 2);
  return stateNames.some(([state]) => after.startsWith(`${state} `));
}

function atCode(plain: string, [code = 'US']: readonly PlaceCode[]): number {
  return ` ${plain} `.indexOf(` ${code.toLowerCase()} `);
}

function homeCode(plain: string, [code = 'US']: readonly PlaceCode[]): boolean {
  const here = plain.indexOf(` ${code.toLowerCase()} `);
  return here >= 0 && liveNow.test(plain.slice(0, here + 1));
}

/** “LA” is Los Angeles to some and Louisiana to others. */
function codesIn(
  plain: string,
  typed: string,
  isSpanish: boolean,
  atTowns: readonly PlaceCode[],
): readonly (readonly PlaceCode[])[] {
  const isShouted = typed === typed.toUpperCase();
  return places
    .map(({ code }) => code)
    .filter((code) => code !== 'US' && isNamed(code))
    .map((code) => (code === 'LA' && !atTowns.includes('LA') ? ['CA', 'LA'] : [code]));

  function isNamed(code: PlaceCode): boolean {
    const small = code.toLowerCase();
    if (!isShouted && new RegExp(`\\b${code}\\b(?!['’])`).test(typed))
      return (
        !(code === 'OK' && /^OK\b/.test(typed)) &&
        !(code === 'ID' && anIdCard.test(typed)) &&
        !(code === 'VA' && veterans.test(typed))
      );
    if (isSpanish && spanishWords.has(small)) return false;
    if (atTowns.includes(code) && small !== 'or' && small !== 'in' && plain.includes(` · ${small} `))
      return true;
    if (codesAtTheEnd.has(small)) return new RegExp(` (?:in|from|·) ${small} $`).test(plain);
    if (codesAfterTown.has(small) && new RegExp(` in (?:\\w{1,30} ){1,3}${small} `).test(plain)) return true;
    if (codesAfterIn.has(small))
      return new RegExp(
        ` (?:in|from|of|·) ${small} | (?:whether|if|does|did|has|will|when) ${small} (?:seal|expunge|clear|erase|allow|let|wipe|do|have|law)`,
      ).test(plain);
    return plain.includes(` ${small} `);
  }
}
