/** What a part of a paper is about, as its heading says: charges, or what came after them. */
export type Section = 'charges' | 'after';

const charges =
  /\b(?:charges?|counts?|offenses?|dispositions?|convictions?|arrests?|violations?|judicial|court action)\b/i;
const after = new Set(
  'chronological docket dockets entries actions activity activities event events appearance appearances hearing hearings proceedings dates schedule sentence sentences sentencing judgment judgments minutes chronology document documents filing filings history parties attorney attorneys bond bonds bail fee fees financial financials payment payments cost costs assessment assessments receipt receipts balance accounting participants witnesses note notes comment comments condition conditions program programs fine fines transaction transactions calendar'.split(
    ' ',
  ),
);
const beside = new Set(
  'court case other all service defendant party register and of the for orders details detail account entered scheduled imposed recent information summary'.split(
    ' ',
  ),
);

/** A heading stands alone: a few words, no figures, no value beside them. */
export function sectionAt(line: string): Section | undefined {
  const heading = line
    .replace(/\([^()]{0,40}\)/g, '')
    .replace(/^[\s*=_~.:-]{1,120}/, '')
    .replace(/[\s*=_~.:-]{1,120}$/, '');
  if (heading === '' || heading.length > 60 || /\d|\s{3}|:/.test(heading)) return undefined;
  if (heading.split(/\s+/).length > 7) return undefined;
  if (charges.test(heading)) return /^[A-Z]/.test(heading) ? 'charges' : undefined;
  const words = heading.toLowerCase().match(/[a-z]+/g) ?? [];
  const isAfter =
    words.some((word) => after.has(word)) && words.every((word) => after.has(word) || beside.has(word));
  return isAfter ? 'after' : undefined;
}

/** A table whose heads name no charge tells of days or of money. */
export function sectionUnder(heads: string): Section {
  return /\b(?:charges?|offenses?|statutes?|section|violation|crime|dispo(?:sition)?|counts?|finding|verdict)\b/i.test(
    heads,
  )
    ? 'charges'
    : 'after';
}
