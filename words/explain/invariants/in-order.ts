import type { FoundCharge } from '../explanation.ts';

/** Nothing ends before it happened: one of the two days was misread, and nobody can say which. */
export function endsComeAfterOffenses(charges: readonly FoundCharge[]): readonly FoundCharge[] {
  return charges.map((charge) => {
    const { date, offenseDate, ...rest } = charge;
    return date !== undefined && offenseDate !== undefined && date < offenseDate ? rest : charge;
  });
}
