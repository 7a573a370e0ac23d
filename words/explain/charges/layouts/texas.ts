import type { Layout } from '../layout.ts';

/** The history of the Department of Public Safety, and the pages of county clerks. */
export const texas: Layout = {
  state: 'TX',
  marks: [/\btexas\b/i],
  statutes: [
    /\b(?:PC|HSC|TC|H&SC|penal code|transportation code|health (?:and|&) safety code|P\.C\.)(?: §| sec(?:tion|\.))? ?\d{2,3}\.\d{2,4}(?: ?\([a-z0-9-]{1,4}\)){0,5}|\b\d{2,3}\.\d{2,4}(?: ?\([a-z0-9-]{1,4}\)){0,5}(?: ?(?:PC|HSC|TC|P\.C\.))?/gi,
  ],
  severities: [
    [
      /\b(?:MISDEMEANOR|MISD)\s*[-,]?\s*(?:CLASS\s+)?([ABC])\b/gi,
      ([, grade = '']) => ({ level: 'misdemeanor', grade: grade.toLowerCase() }),
    ],
    [/(?:^|\s)M([ABC])(?=\s|$)/g, ([, grade = '']) => ({ level: 'misdemeanor', grade: grade.toLowerCase() })],
    [
      /(?:^|\s)F([123S])(?=\s|$)/g,
      ([, grade = '']) => ({ level: 'felony', grade: grade === 'S' ? 'state_jail' : grade }),
    ],
  ],
  endings: [
    [
      'deferred',
      /\bdeferred(?: adjudication| adj\.?| disposition)?(?: of guilt)?\b|\bdisch(?:arged)?[\w ,]{0,20}deferred\b/gi,
    ],
  ],
  begins: /^\W*(?:event|cycle|arrest) ?#?\d+\b|^\W*(?:date of arrest|arrest date)\b/i,
  accuses: /^\W*arrest(?:ed| charge| offense|ing agency)?\b/i,
  judges: /^\W*court\b/i,
};
