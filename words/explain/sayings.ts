import type { At, FoundSaying } from './explanation.ts';
import { formulas } from './formulas.ts';

/** A sentence of a court can be a page long: then only as much of it is quoted as can be read at a glance. */
const reach = 140;

/** The sentences that courts write in words of their own, each with what it says. */
export function sayingsOf(text: string): readonly FoundSaying[] {
  const found = formulas.flatMap((formula) => {
    const match = formula.found.exec(text);
    if (!match) return [];
    const at = sentenceAround(text, [match.index, match.index + match[0].length]);
    return [{ formula, plain: formula.plain, text: text.slice(...at), at }];
  });
  return found
    .filter(
      (one) => !(one.formula.general && found.some((other) => other !== one && overlap(one.at, other.at))),
    )
    .map(({ formula: _, ...saying }) => saying)
    .sort((one, other) => one.at[0] - other.at[0]);
}

function overlap(one: At, other: At): boolean {
  return one[0] < other[1] && other[0] < one[1];
}

const sentenceEnd = /[.;:](?=\s)|\n[ \t]{0,20}\n/g;

/** Words in columns are no sentence: there the line is what is read. */
const columns = /\S {3,40}\S/;

function sentenceAround(text: string, [from, upTo]: At): At {
  const lineStart = text.lastIndexOf('\n', from) + 1;
  const lineEnd = text.indexOf('\n', upTo);
  const line: At = [lineStart, lineEnd < 0 ? text.length : lineEnd];
  if (columns.test(text.slice(...line))) return trimmed(text, line);
  const before = text.slice(Math.max(0, from - reach), from);
  const after = text.slice(upTo, upTo + reach);
  const lastEnd = [...before.matchAll(sentenceEnd)].at(-1);
  const nextEnd = /[.;](?=\s|$)|\n[ \t]{0,20}\n/.exec(after);
  const start = lastEnd
    ? from - before.length + lastEnd.index + lastEnd[0].length
    : wordStart(text, from, before);
  const end = nextEnd ? upTo + nextEnd.index + (nextEnd[0].trim() === '' ? 0 : 1) : wordEnd(upTo, after);
  return trimmed(text, [start, end]);
}

/** Where the sentence goes on too far, it is cut between two words. */
function wordStart(text: string, from: number, before: string): number {
  const start = from - before.length;
  if (start === 0) return 0;
  const space = before.search(/\s/);
  return space < 0 ? from : Math.min(from, start + space + 1, text.length);
}

function wordEnd(upTo: number, after: string): number {
  if (after.length < reach) return upTo + after.length;
  const words = /^[\s\S]*\s/.exec(after)?.[0] ?? '';
  return upTo + words.length;
}

function trimmed(text: string, [from, upTo]: At): At {
  const quoted = text.slice(from, upTo);
  const start = from + (quoted.length - quoted.trimStart().length);
  return [start, Math.max(start, from + quoted.trimEnd().length)];
}
