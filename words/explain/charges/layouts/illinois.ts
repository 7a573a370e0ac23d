import type { Layout } from '../layout.ts';

/** The certified statement of a clerk, and the transcript of the State Police: `720 ILCS 5/16-25(a)(1)`. */
export const illinois: Layout = {
  state: 'IL',
  marks: [/\billinois\b|\bILCS\b/i],
  statutes: [
    /\b(?:720|625|430|410|730|235|325|750|225|320|705|815)(?: ILCS |-| )(?:ILCS )?\d{1,5}\/\d{1,3}[A-Z]?(?:[.-]\d{1,4}(?:\.\d{1,3})?[a-z]?){0,3}(?:-?\([A-Za-z0-9.-]{1,5}\)){0,5}/gi,
  ],
  severities: [
    [
      /\b(?:class|degree) ([1-4X])\b(?: felony)?/gi,
      ([, grade = '']) => ({ level: 'felony', grade: grade.toLowerCase() }),
    ],
    [
      /\b(?:class|degree) ([ABC])\b(?: misdemeanor)?/gi,
      ([, grade = '']) => ({ level: 'misdemeanor', grade: grade.toLowerCase() }),
    ],
    // In the last column of a clerk's list stands the class alone.
    [/\s{2,}([1-4X])\s{0,40}$/g, ([, grade = '']) => ({ level: 'felony', grade: grade.toLowerCase() })],
    [/\s{2,}([ABC])\s{0,40}$/g, ([, grade = '']) => ({ level: 'misdemeanor', grade: grade.toLowerCase() })],
    [/\b(?:petty|business) offense\b/gi, () => ({ level: 'infraction', grade: 'petty' })],
    [/\bordinance(?: violation)?\b/gi, () => ({ level: 'infraction', grade: 'ungraded' })],
  ],
  // Supervision is no conviction; a conditional discharge is the sentence of one.
  endings: [
    [
      'deferred',
      /\b(?:court )?supervision\b|\b(?:710|1410|TASC|second chance|first offender|qualified) probation\b|\bwithheld judgment\b/gi,
    ],
    ['convicted', /\bconditional discharge\b/gi],
    [
      'dismissed',
      /\b(?:SOL|stricken off? (?:with )?(?:leave|on leave)[\w ]{0,20}|nolle(?: pros\w*)?|FNPC|finding of no probable cause|non-?suit)\b/gi,
    ],
  ],
  numbers: /\bC0{0,2}(\d{1,2})\b/,
  begins: /^\W*(?:arrest|date of arrest|DCN)\b.{0,30}\d{4}/i,
  accuses: /^\W*(?:arrest charges?|arrest|state'?s attorney)\b/i,
  judges: /^\W*(?:court|disposition)\b/i,
};
