import type { Layout } from '../layout.ts';

/** The identity history summary: cycles of an arrest and what the court said, from any state. */
export const fbi: Layout = {
  marks: [
    /\bfederal bureau of investigation\b|\bidentity history summary\b|\bFBI identification record\b/i,
    /\b(?:arrest|cycle|charge)\b/i,
  ],
  fields: [
    ['date', 'disposition date'],
    ['level', 'severity'],
    ['offense', 'charge literal|charge'],
    ['ending', 'disposition|court disposition'],
  ],
  hasLooseLabels: true,
  begins: /^\W*(?:cycle \d+|earliest event date|\d+ ?- ?arrested or received)\b/i,
  accuses: /^\W*(?:arrest\b|\d+ ?- ?arrested or received)/i,
  judges: /^\W*court\b/i,
};
