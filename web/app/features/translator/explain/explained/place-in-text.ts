import type { At } from '@openslate/words/explain/explanation.ts';

/** Where words stand in a text, however many spaces and lines are between them and in whatever case. */
export function placeInText(text: string, words: string): At | undefined {
  const within = squeezed(text);
  const sought = squeezed(words);
  const from = within.signs.join('').indexOf(sought.signs.join(''));
  const first = within.places[from];
  const last = within.places[from + sought.signs.length - 1];
  return first === undefined || last === undefined ? undefined : [first, last + 1];
}

/** The signs of a text without its spaces, each with its place. */
function squeezed(text: string): { readonly signs: readonly string[]; readonly places: readonly number[] } {
  const signs: string[] = [];
  const places: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charAt(place);
    if (sign.trim() === '') continue;
    const small = sign.toLowerCase();
    signs.push(small.length === 1 ? small : sign);
    places.push(place);
  }
  return { signs, places };
}
