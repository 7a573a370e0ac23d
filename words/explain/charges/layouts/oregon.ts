import type { Layout } from '../layout.ts';

/** The case page of the eCourt Case Information network: charges in a table, how they ended in the events below it. */
export const oregon: Layout = {
  state: 'OR',
  marks: [/\boregon\b|\bOECI\b|\bORS ?\d{3}/],
  statutes: [
    /\b(?:ORS ?)?\d{3}\.\d{3}(?: ?\(?[0-9]{1,2}[a-z]?\)?(?=[\s(]|$))?(?: ?\([A-Za-z0-9]{1,4}\)){0,4}/g,
    /\b(?:ORS ?)?\d{3}[A-Z]?\.\d{3}/g,
  ],
  severities: [
    [
      /\b(felony|misdemeanor) (class [ABC]|unclassified)\b/gi,
      ([, name = '', grade = '']) => ({
        level: /^f/i.test(name) ? 'felony' : 'misdemeanor',
        grade: /^un/i.test(grade) ? 'ungraded' : grade.slice(-1).toLowerCase(),
      }),
    ],
    [
      /\bviolation (?:class [A-D]|unclassified)\b|\bclass [A-D] violation\b/gi,
      () => ({ level: 'infraction' }),
    ],
  ],
  endings: [['no_charges', /\bno complaint\b/gi]],
};
