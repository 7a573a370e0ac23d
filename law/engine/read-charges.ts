import type { Jurisdiction } from '../place/jurisdiction.ts';
import type { Answers, Charge } from '../record/record.ts';

/** The record as the law reads it. */
export function withReadCharges(answers: Answers, jurisdiction: Jurisdiction): Answers {
  const charges = answers.charges.map((charge) => withReadSection(withReadKinds(charge), jurisdiction));
  return charges.every((charge, index) => charge === answers.charges[index])
    ? answers
    : { ...answers, charges };
}

/** What names none of the place’s laws (“weed”) is a section not told. */
function withReadSection(charge: Charge, { isSection }: Jurisdiction): Charge {
  const { statute } = charge;
  return statute !== undefined && isSection?.(statute) === false ? { ...charge, statute: undefined } : charge;
}

/** Who drove on marijuana was charged with the driving. What clears a marijuana crime does not reach that. */
function withReadKinds(charge: Charge): Charge {
  const { offense } = charge;
  if (!offense?.includes('dui') || !offense.includes('marijuana')) return charge;
  return { ...charge, offense: offense.filter((kind) => kind !== 'marijuana') };
}
