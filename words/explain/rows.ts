import type { At } from './explanation.ts';

type Line = { readonly from: number; readonly text: string };
type Cell = { readonly start: number; readonly end: number; readonly text: string };

export function lineAt(text: string, [at]: At): Line {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return { from, text: text.slice(from, end === -1 ? undefined : end) };
}

/** The boxes of a row: what two blanks, a tab or a stroke keep apart. */
export function cellsIn(line: string): readonly Cell[] {
  return [...line.matchAll(/[^\s|](?:[^\t|]*?[^\s|])??(?=\s{2,}|\t|\s*\||\s*$)/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
}

/** What stands before something in its own box. */
export function cellOf(line: Line, [at]: At): { readonly before: string } {
  const before = line.text.slice(0, at - line.from);
  const edge = Math.max(...[...before.matchAll(/\s{2,}|\t|\|/g)].map((gap) => gap.index + gap[0].length), 0);
  return { before: before.slice(edge) };
}

/** The lines above, nearest first, without the blank ones. */
export function linesAbove(text: string, from: number, most: number): readonly string[] {
  return text
    .slice(0, from)
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.trim() !== '')
    .slice(-most)
    .reverse();
}
