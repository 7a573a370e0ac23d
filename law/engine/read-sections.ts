import type { Jurisdiction } from '../place/jurisdiction.ts';
import type { Answers, Charge } from '../record/record.ts';

/** The record with the sections that the place can read. What names none of its laws (“weed”) is a section not told. */
export function withReadSections(answers: Answers, { isSection }: Jurisdiction): Answers {
  const isUnread = ({ statute }: Charge) => statute !== undefined && isSection?.(statute) === false;
  if (!answers.charges.some(isUnread)) return answers;
  return {
    ...answers,
    charges: answers.charges.map((charge) => (isUnread(charge) ? { ...charge, statute: undefined } : charge)),
  };
}
