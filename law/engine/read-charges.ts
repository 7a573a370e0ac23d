import type { Jurisdiction } from '../place/jurisdiction.ts';
import type { Answers, Charge, OffenseKind } from '../record/record.ts';

/** The record as the law reads it. */
export function withReadCharges(answers: Answers, jurisdiction: Jurisdiction): Answers {
  const charges = answers.charges.map((charge) =>
    withReadKinds(withKindsOfSection(withReadSection(charge, jurisdiction), jurisdiction)),
  );
  return charges.every((charge, index) => charge === answers.charges[index])
    ? answers
    : { ...answers, charges };
}

/** What names none of the place’s laws (“weed”) is a section not told. */
function withReadSection(charge: Charge, { isSection }: Jurisdiction): Charge {
  const { statute } = charge;
  return statute !== undefined && isSection?.(statute) === false ? { ...charge, statute: undefined } : charge;
}

/** Who told the section alone has told what it was about, where its heading says so. */
function withKindsOfSection(charge: Charge, { kindsUnder }: Jurisdiction): Charge {
  if (charge.offense !== undefined || charge.statute === undefined) return charge;
  const offense = kindsUnder?.(charge.statute);
  return offense ? { ...charge, offense } : charge;
}

/** Beside one of these, having drugs is not what somebody was charged with. */
const graver: readonly OffenseKind[] = [
  'dui',
  'homicide',
  'assault',
  'violent',
  'domestic_violence',
  'sexual',
  'child_victim',
  'kidnapping',
  'robbery',
  'burglary',
  'arson',
  'harassment',
  'protection_order',
];

const havingDrugs: readonly OffenseKind[] = ['marijuana', 'drug_possession'];

/**
 * Who drove on drugs was charged with the driving, and who robbed somebody of drugs with the robbery. What clears having
 * drugs, or marijuana, does not reach that.
 */
function withReadKinds(charge: Charge): Charge {
  const { offense } = charge;
  const isBeside =
    offense?.some((kind) => graver.includes(kind)) && offense.some((kind) => havingDrugs.includes(kind));
  return offense && isBeside
    ? { ...charge, offense: offense.filter((kind) => !havingDrugs.includes(kind)) }
    : charge;
}
