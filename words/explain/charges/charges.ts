import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { FoundCharge, FoundDate, PaperKind } from '../explanation.ts';
import { isHeadOfCharges } from '../kinds/shape.ts';
import { ended } from './ended.ts';
import type { Layout } from './layout.ts';
import { layoutOf } from './layouts.ts';
import { soundsLikeOffense } from './offense-words.ts';
import { chargesInProse } from './prose.ts';
import { inSentences, inSentencesOnly, ofProbation, open, telling } from './telling-papers.ts';
import { unknownLayout } from './unknown-layout.ts';
import { chargesIn } from './walk.ts';

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
  const read = readIn(text, kind, {
    ...(kind === 'criminal_history' ? anyHistory : { marks: [] }),
    ...layout,
  });
  const charges = ended(read, kind, dates);
  return {
    charges,
    warnings: charges.length > 0 && !layout ? [unknownLayout] : [],
  };
}

/** A table where there is one; else the sentences. What runs on like a sentence was no row of a table. */
function readIn(text: string, kind: PaperKind, layout: Layout): readonly FoundCharge[] {
  const rows = chargesIn(text, layout);
  const whole = rows.filter(
    ({ offense, statute, level, disposition }) =>
      statute && level && disposition && soundsLikeOffense(offense),
  );
  if (inSentencesOnly.has(kind) && whole.length > 0) return whole;
  if (inSentencesOnly.has(kind) && !text.split('\n').some(isHeadOfCharges))
    return chargesInProse(text, layout).map((charge) => asConvicted(charge, text));
  if (!inSentences.has(kind)) return rows;
  if (open.has(kind)) {
    const told = chargesInProse(text, layout);
    const all =
      told.length > 0
        ? told
        : rows.filter(
            ({ offense }) =>
              !runsOn.test(offense) && (kind !== 'hearing_notice' || soundsLikeOffense(offense)),
          );
    return withoutAbsence(all).map(({ disposition: _, date: _day, ...charge }) => charge);
  }
  if (ofProbation.has(kind)) {
    const told = chargesInProse(text, layout).map((charge) => asConvicted(charge, text));
    return told.length > 0 ? told : rows.filter(({ offense }) => soundsLikeOffense(offense));
  }
  const named = rows.filter(({ offense }) => !runsOn.test(offense));
  if (named.length > 0) return named;
  return chargesInProse(text, layout);
}

/** A warrant for somebody who did not come to court names what the case is about, too. */
function withoutAbsence(charges: readonly FoundCharge[]): readonly FoundCharge[] {
  const others = charges.filter(({ offense }) => !/^failure to appear\b/i.test(offense));
  return others.length > 0 ? others : charges;
}

function asConvicted(charge: FoundCharge, text: string): FoundCharge {
  return wasConvicted.test(text) && !charge.disposition ? { ...charge, disposition: 'convicted' } : charge;
}

const runsOn =
  /\b(?:defendant|the court|hereby|ordered|witness|accused|shall|is|was|were|has|did|you|plea|will|must|upon)\b|(?:\S{1,60}\s{1,40}){11}/i;

const wasConvicted =
  /\b(?:i|petitioner|defendant|applicant|movant)\s{1,40}(?:was|were|has been)\s{1,40}(?:convicted|found guilty)\b|\b(?:i|petitioner|defendant) ple(?:d|aded) guilty\b|\b(?:a|his|her|the|your|of) convictions? (?:for|of)\b/i;
