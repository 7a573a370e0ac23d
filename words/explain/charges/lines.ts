import type { At } from '../explanation.ts';
import { withColons } from './with-colons.ts';

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

/** “1. Drugs - 5th Degree - Possess - Not Small Amount”: dashes within a name. */
const isNumberedName = /^\s{0,20}\d{1,2}[.)] \D(?:\d?\D){0,200}\d?$/;

/** Boxes may be kept apart by tabs, by commas alone, or by dashes: “County - Number - Offense - Dismissed”. */
function inBoxes(line: string): string {
  const text = line.replaceAll('\t', '    ');
  if (/\s{2}/.test(text.trim())) return withColons(text);
  if (text.split(/,(?=\S)/).length > 4) return text.replaceAll(/,(?=\S|$)/g, '   ');
  return text.split(' - ').length > 3 && !isNumberedName.test(text) ? text.replaceAll(' - ', '   ') : text;
}
