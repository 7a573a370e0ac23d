import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { Disposition } from '@openslate/law/record/record.ts';
import type { FoundCharge, FoundDate, PaperKind } from '../explanation.ts';
import { layoutOf } from './layouts.ts';
import { unknownLayout } from './unknown-layout.ts';
import { chargesIn } from './walk.ts';

/** The papers that tell of charges. */
const telling: ReadonlySet<PaperKind> = new Set<PaperKind>([
  'docket',
  'criminal_history',
  'background_check',
  'judgment',
  'dismissal_order',
  'complaint',
  'citation',
  'deferral_order',
  'acquittal',
]);

/** What a paper of one end does to all that it names. */
const endedBy: Partial<Record<PaperKind, Disposition>> = {
  judgment: 'convicted',
  dismissal_order: 'dismissed',
  acquittal: 'acquitted',
  // The plea that it begins with is not its end.
  deferral_order: 'deferred',
};

type Read = { readonly charges: readonly FoundCharge[]; readonly warnings: readonly string[] };

const nothing: Read = { charges: [], warnings: [] };

/** The charges of a paper. One of a layout that nobody taught us is read by general rules, and the person is told so. */
export function chargesOf(
  text: string,
  kind: PaperKind,
  state: PlaceCode | undefined,
  dates: readonly FoundDate[],
): Read {
  if (!telling.has(kind)) return nothing;
  const layout = layoutOf(text, state);
  const charges = ended(chargesIn(text, layout ?? { marks: [] }), endedBy[kind], dates);
  return {
    charges,
    warnings: charges.length > 0 && !layout ? [unknownLayout] : [],
  };
}

/** Where an order says of no charge how it ended, it ended them all, on the day it names. */
function ended(
  charges: readonly FoundCharge[],
  disposition: Disposition | undefined,
  dates: readonly FoundDate[],
): readonly FoundCharge[] {
  if (disposition === 'deferred' && charges.every((charge) => charge.disposition === 'convicted'))
    return charges.map((charge) => ({ ...charge, disposition }));
  if (!disposition || charges.some((charge) => charge.disposition)) return charges;
  const day =
    dates.find(({ role }) => role === 'disposition') ?? dates.filter(({ role }) => role === 'issued').at(-1);
  return charges.map((charge) => ({ ...charge, disposition, ...(day && { date: day.date }) }));
}
