import type { FoundCharge } from '../explanation.ts';
import type { Paper } from './paper.ts';

/** Of a history: what the entries below are of. */
const entry =
  /^[ \t*-]{0,20}(ARR(?:EST)?\/DET\/CITE|ARREST|COURT|CUSTODY|REGISTRATION|APPLICANT|APPLICATION|PROBATION|SUPERVISION|CYCLE)\b/gim;
const isNoAccusation = /^(?:registration|applicant|application)$/i;

/** Whoever was registered, or asked for a license, was charged with nothing by that. */
export function registrationsAreNoCharges(
  charges: readonly FoundCharge[],
  { kind, text }: Paper,
): readonly FoundCharge[] {
  if (kind !== 'criminal_history') return charges;
  const entries = [...text.matchAll(entry)].map(({ index, 1: name = '' }) => ({ from: index, name }));
  return charges.filter(({ at }) => {
    const last = at && entries.filter(({ from }) => from < at[0]).at(-1);
    return !last || !isNoAccusation.test(last.name);
  });
}
