import { type Place, type PlaceCode, placeNamed, places } from '@openslate/law/place/places.ts';
import { slipsBetween } from '../slips.ts';

/** What people call a place besides its name. */
const alsoCalled: Partial<Record<PlaceCode, string>> = {
  DC: 'Washington D C',
  US: 'United States',
};

/** Two slips are forgiven, but not in a word so short that it could become any other. */
const mostSlips = 2;
const shortestSlippedWord = 5;

/**
 * The places a person may mean with what is typed so far: by the beginning of any word of the name, by the two letters,
 * or, where nothing begins like that, by a name that is spelled almost so (“Pensilvania”).
 */
export function findPlaces(typed: string): readonly Place[] {
  const wanted = letters(typed);
  if (wanted === '') return places;
  const found = places.filter((place) => place.code.toLowerCase() === wanted || begins(place, wanted));
  if (found.length > 0 || wanted.length < shortestSlippedWord) return found;
  return places.filter(({ name }) => slipsBetween(wanted, letters(name)) <= mostSlips);
}

/** Where Enter leads: to the only place found, or to the one whose whole name was typed (“Virginia”, not “West Virginia”). */
export function meantPlace(typed: string): Place | undefined {
  const [only, ...others] = findPlaces(typed);
  if (letters(typed) === '') return undefined;
  if (others.length === 0) return only;
  return letters(typed).length > 2 ? placeNamed(typed) : undefined;
}

function begins({ code, name }: Place, wanted: string): boolean {
  return [name, alsoCalled[code] ?? ''].some((words) =>
    words.split(' ').some((_, from, all) => letters(all.slice(from).join('')).startsWith(wanted)),
  );
}

/** Hawai‘i and Hawaii, D.C. and DC are the same to us. */
function letters(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}
