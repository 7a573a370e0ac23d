import type { Jurisdiction } from '../place/jurisdiction.ts';
import { idOf } from '../record/answers.ts';
import type { Answers } from '../record/record.ts';
import { assessCharge, inForceOn, mattersOf } from './assess.ts';
import { withReadCharges } from './read-charges.ts';
import type { ChargeResult } from './result.ts';

/** Where no way clears a charge as it is, a pardon may open one: the same charge, judged as if it were pardoned today. */
export function withLongerWay(
  charge: ChargeResult,
  answers: Answers,
  jurisdiction: Jurisdiction,
  asOf: string,
): ChargeResult {
  if (charge.outcome !== 'not_eligible') return charge;
  const pardons = charge.alternatives.filter(({ outcome }) => outcome !== 'not_eligible');
  for (const { id } of pardons) {
    const opens = opened(id, charge.id, answers, jurisdiction, asOf);
    if (opens !== undefined) return { ...charge, longer: { pardon: id, opens } };
  }
  return charge;
}

/** The first of the ways that this pardon leads to and that is open to the charge once it is pardoned. */
function opened(
  pardon: string,
  charge: string,
  answers: Answers,
  jurisdiction: Jurisdiction,
  asOf: string,
): string | undefined {
  const { reliefs, questions } = jurisdiction;
  const leadsTo = reliefs.find(({ id }) => id === pardon)?.leadsTo;
  if (!leadsTo) return undefined;
  const ways = reliefs.filter(({ id }) => leadsTo.includes(id));
  const pardoned: Answers = {
    ...answers,
    charges: answers.charges.map((each, index) =>
      idOf(each, index) === charge ? { ...each, disposition: 'pardoned', pardonedDate: asOf } : each,
    ),
  };
  const read = withReadCharges(pardoned, jurisdiction);
  const matter = mattersOf(read, asOf, questions).find((each) => each.charge.id === charge);
  if (!matter) return undefined;
  const assessed = assessCharge(matter, inForceOn(asOf, ways, answers));
  return assessed.find(({ covered, outcome }) => covered && outcome !== 'not_eligible')?.relief.id;
}
