import type { At } from '../explanation.ts';

export type Line = { readonly text: string; readonly at: At };

/** No row of a docket is longer; what is cut off there is prose. */
const longest = 400;

export function linesOf(text: string): readonly Line[] {
  let from = 0;
  return text.split('\n').map((whole) => {
    const at: At = [from, from + whole.trimEnd().length];
    from += whole.length + 1;
    return { text: inBoxes(whole.trimEnd().slice(0, longest)), at };
  });
}

/** Boxes may be kept apart by tabs, by commas alone, or by dashes: “County - Number - Offense - Dismissed”. */
function inBoxes(line: string): string {
  const text = line.replaceAll('\t', '    ');
  if (/\s{2}/.test(text.trim())) return text;
  if (text.split(/,(?=\S)/).length > 4) return text.replaceAll(/,(?=\S|$)/g, '   ');
  return text.split(' - ').length > 3 ? text.replaceAll(' - ', '   ') : text;
}
