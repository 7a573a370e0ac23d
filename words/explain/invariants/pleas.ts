import type { FoundCharge } from '../explanation.ts';
import { cellsIn } from '../rows.ts';
import type { Paper } from './paper.ts';

const answer =
  /\b(?:not guilty|guilty|no contest|nolo(?: contendere)?|alford|stood mute|none|admitted|denied)\b/gi;
const notGuilty =
  /\bnot guilty plea\b|\bpleas?(?:\/response)? of not guilty\b|\b(?:pleads?|pleaded|pled) not guilty\b/gi;
const labelled = /\bplea(?:\/response)?(?: entered)?\s{0,6}:/gi;
const blockBegins =
  /^\s{0,40}(?:[\d/-]{8,10}\s{1,20}(?:amended )?plea\s{0,6}(?:\(|$)|(?:amended )?plea\s{0,6}\(judicial)/i;
const blockEnds =
  /^\s{0,40}(?:created:|[\d/-]{8,10}\b|(?:amended )?(?:disposition|sentence|verdict|judgment)\b)/i;

/** The same text, blank where it tells what somebody answered, so that every place in it stays where it was. */
export function withoutPleas(text: string): string {
  let isBlock = false;
  let column: Column | undefined;
  return text
    .split('\n')
    .map((line) => {
      const begins = blockBegins.test(line);
      isBlock = begins || (isBlock && !blockEnds.test(line) && line.length < 120);
      column = columnAfter(line, column);
      const bare = withoutLabelled(line.replaceAll(notGuilty, lettersFor));
      if (isBlock && !begins) return bare.replaceAll(answer, blanksFor);
      return column ? withoutColumn(bare, column) : bare;
    })
    .join('\n');
}

function blanksFor(found: string): string {
  return ' '.repeat(found.length);
}

/** In a sentence a gap would make columns of it. */
function lettersFor(found: string): string {
  return found.replaceAll(/[a-z]/gi, 'x');
}

/** “Plea: NOT GUILTY     Verdict: GUILTY”: up to the next box or label. */
function withoutLabelled(line: string): string {
  let kept = line;
  for (const match of line.matchAll(labelled)) {
    const from = match.index + match[0].length;
    const rest = line.slice(from);
    const lead = rest.length - rest.trimStart().length;
    const end = rest.slice(lead).search(/\s{2}|\t|[|;]|\b[A-Z][A-Za-z]{2,14}:/);
    const upTo = end === -1 ? line.length : from + lead + end;
    kept = kept.slice(0, from) + kept.slice(from, upTo).replaceAll(answer, blanksFor) + kept.slice(upTo);
  }
  return kept;
}

type Column = { readonly from: number; readonly upTo: number; readonly index: number };

/** Under a head “Plea” stand answers, until the table ends or another begins. */
function columnAfter(line: string, column: Column | undefined): Column | undefined {
  if (line.trim() === '') return undefined;
  const cells = cellsIn(line);
  const index = cells.findIndex(({ text }) => /^plea$/i.test(text));
  if (index === -1 || cells.length < 3) return column;
  const [before, own, after] = [cells[index - 1], cells[index], cells[index + 1]];
  return { from: (before?.end ?? -2) + 2, upTo: (after?.start ?? (own?.end ?? 0) + 40) - 1, index };
}

function withoutColumn(line: string, { from, upTo, index }: Column): string {
  const cells = cellsIn(line);
  return cells
    .filter(({ start, end, text }, at) => {
      const isUnder = start < upTo && end > from;
      const isOnlyAnswer = text.replaceAll(answer, '').replaceAll(/[\s\d/.,-]|\bon\b|plea/gi, '') === '';
      return isOnlyAnswer && (isUnder || (line.includes('\t') && at === index));
    })
    .reduce((kept, { start, end }) => kept.slice(0, start) + ' '.repeat(end - start) + kept.slice(end), line);
}

const byAnswer = new Set(['acquitted', 'convicted']);

/** An end that is gone when the answers are left out was only what somebody pleaded. */
export function pleasEndNothing(
  charges: readonly FoundCharge[],
  { text }: Paper,
  read: (text: string) => readonly FoundCharge[],
): readonly FoundCharge[] {
  if (!charges.some(({ disposition }) => disposition && byAnswer.has(disposition))) return charges;
  const bare = withoutPleas(text);
  if (bare === text) return charges;
  const again = read(bare);
  return charges.map((charge) => {
    if (!charge.disposition || !byAnswer.has(charge.disposition)) return charge;
    const same = again.find((other) => isSame(charge, other));
    if (!same || same.disposition === charge.disposition) return charge;
    const { disposition: _, date: _day, ...open } = charge;
    return {
      ...open,
      ...(same.disposition && { disposition: same.disposition }),
      ...(same.disposition && same.date && { date: same.date }),
    };
  });
}

function isSame(one: FoundCharge, other: FoundCharge): boolean {
  return one.at?.[0] === other.at?.[0] && one.offense === other.offense;
}
