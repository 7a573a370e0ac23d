import { type Place, placeNamed, places } from '@openslate/law/place/places.ts';
import { wordsIn } from './search-words.ts';

export type TypedWords = {
  readonly places: readonly Place[];
  /** What is looked for there. */
  readonly rest: readonly string[];
};

/** The longest name has three words: District of Columbia. */
const longestName = 3;

/** Codes of places that are words of every day, too. They stand for the place only in capitals. */
const everydayWords = new Set(['in', 'or', 'me', 'hi', 'id', 'us']);

/** Takes the names of places out of what somebody typed, also where they are abbreviated or misspelled. */
export function placesIn(typed: string): TypedWords {
  const words = wordsIn(typed);
  const shouted = words.length > 1 && typed === typed.toUpperCase();
  const found = new Set<Place>();
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const named = nameAt(words.slice(at, at + longestName), shouted);
    if (named) found.add(named.place);
    else rest.push(words[at] ?? '');
    at += named?.length ?? 1;
  }
  return { places: [...found], rest };
}

function nameAt(words: readonly string[], shouted: boolean): { place: Place; length: number } | undefined {
  for (let length = words.length; length > 0; length -= 1) {
    const place = placeMeant(words.slice(0, length).join(' '), shouted);
    if (place) return { place, length };
  }
  return undefined;
}

function placeMeant(name: string, shouted: boolean): Place | undefined {
  if (name.length === 2 && everydayWords.has(shouted ? name.toLowerCase() : name)) return undefined;
  return (
    placeNamed(name) ?? places.find((place) => isMisspelled(name.toLowerCase(), place.name.toLowerCase()))
  );
}

/** One slip in a short name, two in a long one. “Main” is too short to tell whether Maine was meant. */
function isMisspelled(typed: string, name: string): boolean {
  if (name.length < 6) return false;
  const slips = name.length < 9 ? 1 : 2;
  return Math.abs(typed.length - name.length) <= slips && slipsBetween(typed, name) <= slips;
}

/** How many letters were left out, added, changed, or swapped with their neighbor. */
function slipsBetween(typed: string, name: string): number {
  const rows: number[][] = [Array.from({ length: name.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= name.length; column += 1) {
      const same = typed[row - 1] === name[column - 1];
      const swapped = typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1];
      current[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (same ? 0 : 1),
        swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(typed.length, name.length);
}
