import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { Disposition } from '@openslate/law/record/record.ts';
import type { FoundCharge, FoundDate, PaperKind } from '../explanation.ts';
import { isHeadOfCharges } from '../kinds/shape.ts';
import type { Layout } from './layout.ts';
import { layoutOf } from './layouts.ts';
import { chargesInProse } from './prose.ts';
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
  'summons',
  'plea_agreement',
  'warrant',
  'expungement_petition',
  'expungement_order',
  'pardon',
]);

/** These tell of charges in sentences, more often than in tables. */
const inSentences: ReadonlySet<PaperKind> = new Set<PaperKind>([
  'judgment',
  'dismissal_order',
  'acquittal',
  'deferral_order',
  'complaint',
  'citation',
  'summons',
  'plea_agreement',
  'warrant',
  'expungement_petition',
  'expungement_order',
  'pardon',
]);

/** The sections that these cite are most often those under which a record is cleared. */
const inSentencesOnly: ReadonlySet<PaperKind> = new Set<PaperKind>([
  'expungement_petition',
  'expungement_order',
  'pardon',
]);

/** What somebody is called to answer, sought for, or would plead to has no end yet. */
const open: ReadonlySet<PaperKind> = new Set<PaperKind>(['summons', 'warrant', 'plea_agreement']);

/** What a paper of one end does to all that it names. */
const endedBy: Partial<Record<PaperKind, Disposition>> = {
  // Nothing is proven yet.
  complaint: 'pending',
  judgment: 'convicted',
  dismissal_order: 'dismissed',
  acquittal: 'acquitted',
  // The plea that it begins with is not its end.
  deferral_order: 'deferred',
};

/** Whatever the state: a history tells of an arrest, and then of what the court said. */
const anyHistory: Layout = {
  marks: [],
  begins: /^\W*(?:cycle|arrest|event) ?#?\d+\b/i,
  accuses: /^\W*arrest(?:ed)?\b/i,
  judges: /^\W*(?:court|judicial)\b/i,
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
  const read = readIn(text, kind, layout ?? (kind === 'criminal_history' ? anyHistory : { marks: [] }));
  const charges = ended(read, endedBy[kind], dates);
  return {
    charges,
    warnings: charges.length > 0 && !layout ? [unknownLayout] : [],
  };
}

/** A table where there is one; else the sentences. What runs on like a sentence was no row of a table. */
function readIn(text: string, kind: PaperKind, layout: Layout): readonly FoundCharge[] {
  if (inSentencesOnly.has(kind) && !text.split('\n').some(isHeadOfCharges))
    return chargesInProse(text, layout).map((charge) =>
      wasConvicted.test(text) ? { ...charge, disposition: 'convicted' as const } : charge,
    );
  const rows = chargesIn(text, layout);
  if (!inSentences.has(kind)) return rows;
  if (open.has(kind)) {
    const told = chargesInProse(text, layout);
    const all = told.length > 0 ? told : rows.filter(({ offense }) => !runsOn.test(offense));
    return all.map(({ disposition: _, date: _day, ...charge }) => charge);
  }
  const named = rows.filter(({ offense }) => !runsOn.test(offense));
  if (named.length > 0) return named;
  return chargesInProse(text, layout);
}

const runsOn =
  /\b(?:defendant|the court|hereby|ordered|witness|accused|shall|is|was|were|has|did|you|plea|will|must|upon)\b|(?:\S{1,60}\s{1,40}){11}/i;

const wasConvicted =
  /\b(?:i|petitioner|defendant|applicant|movant) (?:was|were|has been) (?:convicted|found guilty)\b|\b(?:i|petitioner|defendant) ple(?:d|aded) guilty\b/i;

const putOff: ReadonlySet<Disposition> = new Set<Disposition>(['deferred', 'diverted']);

/** Where an order says of no charge how it ended, it ended them all, on the day it names. */
function ended(
  charges: readonly FoundCharge[],
  disposition: Disposition | undefined,
  dates: readonly FoundDate[],
): readonly FoundCharge[] {
  if (!disposition) return charges;
  const day =
    dates.find(({ role }) => role === 'disposition') ??
    dates.filter(({ role }) => role === 'issued').at(-1) ??
    // The minutes of a court are those of the day they begin with.
    dates.find(({ role, at }) => role === 'hearing' && at[0] < 600);
  const last = dates.filter(({ role }) => role === 'issued').at(-1) ?? day;
  // What was put off before is dismissed now.
  if (
    disposition === 'dismissed' &&
    charges.every((charge) => charge.disposition && putOff.has(charge.disposition))
  )
    return charges.map(({ date: _, ...charge }) => ({
      ...charge,
      disposition,
      ...(last && { date: last.date }),
    }));
  if (disposition === 'deferred' && charges.every((charge) => charge.disposition === 'convicted'))
    return charges.map((charge) => ({ ...(day && { date: day.date }), ...charge, disposition }));
  if (charges.some((charge) => charge.disposition))
    return charges.map((charge) => (charge.disposition && day ? { date: day.date, ...charge } : charge));
  const isOver = disposition !== 'pending';
  return charges.map((charge) => ({ ...charge, disposition, ...(isOver && day && { date: day.date }) }));
}
