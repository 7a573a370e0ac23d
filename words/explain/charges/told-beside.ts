import type { Ending } from './layout.ts';
import type { Reading } from './reading.ts';
import type { Row } from './row.ts';
import type { Draft } from './told.ts';

/** A sentence tells of the section and the class of the count that it explains. */
export function fromProse(reading: Reading, { statute, level, grade }: Row): void {
  const { draft } = reading;
  if (!draft || draft.statute) return;
  Object.assign(draft, { ...(statute && { statute }), ...(level && { level }), ...(grade && { grade }) });
}

/** What the police said was left behind: the court has named this charge, and now says how it ended. */
function isJudged({ layout, part }: Reading, { isAccusation }: Draft): boolean {
  return layout.accuses !== undefined && !isAccusation && part.drafts.some((each) => each.isAccusation);
}

/** An end alone on its line is that of the charge above it, or of those below where the layout writes it so. */
export function endBeside(reading: Reading, { ending, days: [day] }: Row): void {
  const draft = reading.named ?? reading.draft;
  if (reading.isPlea && draft?.ending) return;
  if (draft && day && draft.ending === ending && !draft.date) {
    draft.date = day.date;
    return;
  }
  // A deferral that ends well ends in a dismissal, and stays a deferral.
  if (ending === 'dismissed' && (draft?.ending === 'deferred' || draft?.ending === 'diverted')) return;
  if (draft && (reading.named || (!draft.ending && (!reading.layout.judges || isJudged(reading, draft))))) {
    draft.ending = ending as Ending;
    const date = day?.date ?? reading.above.date;
    if (date) draft.date = date;
  } else reading.above = { ...reading.above, ending: ending as Ending, ...(day && { date: day.date }) };
}
