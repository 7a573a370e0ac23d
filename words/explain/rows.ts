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
  const gaps = [...line.matchAll(/[\s|]+/g)].filter(([gap]) => gap !== ' ');
  const starts = [0, ...gaps.map((gap) => gap.index + gap[0].length)];
  const ends = [...gaps.map(({ index }) => index), line.length];
  return starts
    .map((start, index) => ({ start, end: ends[index] ?? line.length }))
    .map(({ start, end }) => trimmed(line, start, end))
    .filter(({ text }) => text !== '');
}

function trimmed(line: string, from: number, upTo: number): Cell {
  const text = line.slice(from, upTo).trim();
  const start = from + Math.max(0, line.slice(from, upTo).indexOf(text));
  return { start, end: start + text.length, text };
}

/** What stands before something in its own box. */
export function cellOf(line: Line, [at]: At): { readonly before: string } {
  const before = line.text.slice(0, at - line.from);
  const edge = Math.max(...[...before.matchAll(/\s{2,}|\t|\|/g)].map((gap) => gap.index + gap[0].length), 0);
  return { before: before.slice(edge) };
}

/** What stands over something in a row above: the box whose place is shared. */
export function boxOver(row: string, from: number, upTo: number): Cell | undefined {
  return cellsIn(row).find(({ start, end }) => start < upTo + 1 && end > from - 1);
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
