import type { At } from '../explanation.ts';

export type Line = { readonly text: string; readonly at: At };

/** No row of a docket is longer; what is cut off there is prose. */
const longest = 400;

export function linesOf(text: string): readonly Line[] {
  let from = 0;
  return text.split('\n').map((whole) => {
    const at: At = [from, from + whole.trimEnd().length];
    from += whole.length + 1;
    return { text: whole.trimEnd().slice(0, longest).replaceAll('\t', '    '), at };
  });
}
