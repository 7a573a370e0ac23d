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

/** “1. Drugs - 5th Degree - Possess - Not Small Amount”: dashes within a name. */
const isNumberedName = /^\s{0,20}\d{1,2}[.)] \D(?:\d?\D){0,200}\d?$/;

const label =
  /^(?:statute|degree|level|class|severity|(?:offense|disposition|violation) date|disposition|plea|verdict|finding)(?= [A-Z\d])/i;

/** “Statute 14-72(a)    Degree MISDEMEANOR    Offense Date 04/02/2017”: every box begins with its label. */
function withColons(text: string): string {
  const boxes = text.trim().split(/\s{2,}/);
  return !text.includes(':') && boxes.length > 1 && boxes.every((box) => label.test(box))
    ? boxes.map((box) => box.replace(label, '$&:')).join('   ')
    : text;
}

/** Boxes may be kept apart by tabs, by commas alone, or by dashes: “County - Number - Offense - Dismissed”. */
function inBoxes(line: string): string {
  const text = line.replaceAll('\t', '    ');
  if (/\s{2}/.test(text.trim())) return withColons(text);
  if (text.split(/,(?=\S)/).length > 4) return text.replaceAll(/,(?=\S|$)/g, '   ');
  return text.split(' - ').length > 3 && !isNumberedName.test(text) ? text.replaceAll(' - ', '   ') : text;
}
