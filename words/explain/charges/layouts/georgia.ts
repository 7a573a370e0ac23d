import type { Layout } from '../layout.ts';

/** The history of the Crime Information Center: cycles of an arrest and what became of each charge. */
export const georgia: Layout = {
  state: 'GA',
  marks: [
    /\bGCIC\b|\bgeorgia (?:crime|bureau)\b|\bstate of georgia\b|\bO\.?C\.?G\.?A\b|\bcounty, georgia\b|\bgeorgia\b/i,
  ],
  statutes: [
    /\b(?:O\.?C\.?G\.?A\.? ?§? ?)?(?:3|10|12|16|17|19|26|27|32|35|40|42|43|48)-\d{1,2}-\d{1,3}(?:\.\d{1,2})?(?: ?\([A-Za-z0-9]{1,3}\)){0,5}/g,
  ],
  severities: [
    [
      /\b(?:high (?:and|&) aggravated(?: misdemeanor)?|misdemeanor of a high and aggravated nature)\b/gi,
      () => ({ level: 'misdemeanor', grade: 'aggravated' }),
    ],
  ],
  endings: [
    ['deferred', /\bfirst offender(?: act)?(?: (?:sentence|discharged?))?\b|\bconditional discharge\b/gi],
    ['dismissed', /\bdead docket(?:ed)?\b/gi],
  ],
  hasLooseLabels: true,
  begins: /^\W*(?:cycle|arrest) ?\d*\b.{0,50}\d{4}|^\W*cycle\b/i,
  accuses: /^\W*arrest(?:ing| charges?| date)?\b/i,
  judges: /^\W*(?:judicial|court|disposition of)\b/i,
};
