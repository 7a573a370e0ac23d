import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { FoundCharge, PaperKind } from '../explanation.ts';
import { layoutOf } from './layouts.ts';
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

type Read = { readonly charges: readonly FoundCharge[]; readonly warnings: readonly string[] };

const nothing: Read = { charges: [], warnings: [] };

/** The charges of a paper. One of a layout that nobody taught us is read by general rules, and the person is told so. */
export function chargesOf(text: string, kind: PaperKind, state: PlaceCode | undefined): Read {
  if (!telling.has(kind)) return nothing;
  const layout = layoutOf(text, state);
  const charges = chargesIn(text, layout ?? { marks: [] });
  return {
    charges,
    warnings:
      charges.length > 0 && !layout ? ['We do not know this layout. Check each charge with the paper.'] : [],
  };
}
