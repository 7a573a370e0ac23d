import type { At } from '../explanation.ts';

/** A text whose lines are joined, so that a sentence reads on; `placeOf` tells where something of it stands in the paper. */
export type Joined = { readonly text: string; readonly placeOf: (at: At) => At };

export function joined(text: string): Joined {
  const breaks = [...text.matchAll(/[ \t]{0,40}\n\s{0,80}/g)];
  let from = 0;
  let out = '';
  const pieces: { readonly start: number; readonly from: number }[] = [];
  for (const found of [...breaks, undefined]) {
    pieces.push({ start: out.length, from });
    out += text.slice(from, found?.index);
    if (found === undefined) break;
    // A blank line ends what stands above it.
    out += /\n[ \t]{0,40}\n/.test(found[0]) ? '\n' : ' ';
    from = found.index + found[0].length;
  }
  const placeOf = (at: number) => {
    const piece = pieces.filter(({ start }) => start <= at).at(-1) ?? { start: 0, from: 0 };
    return piece.from + at - piece.start;
  };
  return { text: out, placeOf: ([start, end]) => [placeOf(start), Math.max(placeOf(start), placeOf(end))] };
}
