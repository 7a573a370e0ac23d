import type { FoundCharge, FoundDate, PaperKind } from '../explanation.ts';
import type { Paper } from './paper.ts';

const accusing: ReadonlySet<PaperKind> = new Set<PaperKind>(['citation', 'summons', 'complaint', 'warrant']);

/** A summons or a warrant may come after the judgment, and a warrant may be over. */
const afterJudgment =
  /\b(?:violat\w{1,4} (?:of )?(?:the )?(?:terms |conditions )?(?:of )?(?:his |her |your )?(?:probation|parole|supervision|community control)|probation violation|revo(?:ke|cation)|capias pro fine|(?:was|were|been) (?:convicted|sentenced|found guilty)|unpaid (?:fines?|costs?|restitution))\b/i;
const overWarrant =
  /\b(?:recall(?:ed|ing)?|quash(?:ed|ing)?|withdrawn|set aside|search warrant|vacat(?:ed|ing))\b/i;
const openCase = /(?:\bcase status|^[ \t]{0,20}status)[ \t]{0,3}:?[ \t]{0,20}(?:open|active|pending)\b/im;

/** What somebody is called to answer is not decided yet, unless the paper tells of an end and of its day. */
export function accusationsAreOpen(charges: readonly FoundCharge[], paper: Paper): readonly FoundCharge[] {
  const { kind, text } = paper;
  if (!accusing.has(kind) || afterJudgment.test(text) || (kind === 'warrant' && overWarrant.test(text)))
    return charges;
  return charges.map((charge) =>
    charge.disposition && charge.date ? charge : { ...charge, disposition: 'pending' },
  );
}

/** A case with a day to come, of which no charge has ended, is open. */
export function openCasesAreOpen(
  charges: readonly FoundCharge[],
  { kind, text, asOf }: Paper,
  days: readonly FoundDate[],
): readonly FoundCharge[] {
  const isOpen =
    kind === 'docket' &&
    charges.every(({ disposition }) => disposition === undefined || disposition === 'pending') &&
    !afterJudgment.test(text) &&
    (openCase.test(text) || days.some(({ role, date }) => role === 'hearing' && date >= asOf));
  return isOpen ? charges.map((charge) => ({ ...charge, disposition: 'pending' })) : charges;
}
