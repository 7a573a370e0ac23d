import type { Disposition, Level } from '@openslate/law/record/record.ts';
import type { At, Explanation, FoundCharge } from '@openslate/words/explain/explanation.ts';

/** A charge that was read from a paper, as the person who holds the paper corrects it. */
export type CheckedCharge = {
  readonly id: string;
  readonly offense: string;
  readonly statute: string;
  readonly level?: Level | undefined;
  readonly grade?: string | undefined;
  readonly disposition?: Disposition | undefined;
  /** When the case ended. */
  readonly date?: string | undefined;
  readonly offenseDate?: string | undefined;
  /** An earlier charge of the same case, by its id. */
  readonly sameCaseAs?: string | undefined;
  /** The line it was read from. */
  readonly at?: At | undefined;
  readonly is: 'to_check' | 'right' | 'left_out';
};

/** The charges of the paper on the screen: what is changed at one place of it is changed at all. */
export type ChargesOfPaper = {
  readonly charges: readonly CheckedCharge[];
  readonly onCharges: (change: (before: readonly CheckedCharge[]) => readonly CheckedCharge[]) => void;
};

/** The charges of a paper, to be checked. */
export function chargesToCheck(explanation: Explanation, text: string): readonly CheckedCharge[] {
  const firstOf = new Map<string, string>();
  return explanation.charges.map((found, index) => {
    const id = `c${index + 1}`;
    const number = found.caseNumber ?? caseAbove(found, explanation.caseNumbers, text);
    const sameCaseAs = number === undefined ? undefined : firstOf.get(number);
    if (number !== undefined && sameCaseAs === undefined) firstOf.set(number, id);
    return { ...fieldsOf(found), id, sameCaseAs, is: 'to_check' };
  });
}

/** A paper need not name the case beside each charge: then it is the one that was named last before it. */
function caseAbove({ at }: FoundCharge, caseNumbers: readonly string[], text: string): string | undefined {
  const [only, ...others] = caseNumbers;
  if (others.length === 0 || !at) return others.length === 0 ? only : undefined;
  const places = caseNumbers.map((number) => ({ number, place: text.lastIndexOf(number, at[0]) }));
  const last = places.reduce((one, other) => (other.place > one.place ? other : one));
  return last.place < 0 ? undefined : last.number;
}

function fieldsOf({ offense, statute = '', level, grade, disposition, date, offenseDate, at }: FoundCharge) {
  return { offense, statute, level, grade, disposition, date, offenseDate, at };
}
