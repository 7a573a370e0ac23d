import { lines, type Part } from '../paper.ts';
import type { FilledIn } from './letter.ts';

const blankLine = '_'.repeat(36);

/** What was filled in, or a line to fill in by hand. */
export function orBlank(text: string | undefined): string {
  return text?.trim() || blankLine;
}

/** Several lines, such as an address, or as many to fill in by hand. */
function linesOrBlank(text: string | undefined, blanks: number): string[] {
  const filled = text
    ?.split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return filled?.length ? filled : Array.from({ length: blanks }, () => blankLine);
}

type Recipient = { readonly who: string | undefined; readonly address: string | undefined };

/** Who writes, when, and to whom. */
export function letterHead(
  { name, address, contact }: FilledIn,
  date: string,
  recipient: Recipient,
): readonly Part[] {
  return [
    lines(orBlank(name), ...linesOrBlank(address, 2), ...(contact?.trim() ? [contact.trim()] : [])),
    lines(date),
    lines(orBlank(recipient.who), ...linesOrBlank(recipient.address, 2)),
  ];
}

export function signature({ name }: FilledIn): readonly Part[] {
  return [lines('Sincerely,'), lines('', blankLine, name?.trim() || 'Signature')];
}
