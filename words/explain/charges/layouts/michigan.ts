import type { Layout } from '../layout.ts';

/** The register of actions of a court, and the Internet Criminal History Access Tool. */
export const michigan: Layout = {
  state: 'MI',
  marks: [/\bmichigan\b|\bICHAT\b|\bMCL\b/i],
  statutes: [
    /\b(?:MCL ?)?(?:750|333|257|28|436|752|324|205|600|500|168|259|409|445)\.\d{1,5}[a-z]?\d?(?:[a-z]\d?)?(?:-[A-Z]\d?)?(?: ?\([A-Za-z0-9]{1,3}\)){0,5}/gi,
  ],
  // What was charged, and what was left of it.
  severities: [
    [/\b[FM]\/([FM])(?=\s|$)/g, ([, letter]) => ({ level: letter === 'F' ? 'felony' : 'misdemeanor' })],
  ],
  // A civil infraction has no guilt: a person is responsible for it or not.
  endings: [
    ['acquitted', /\bnot responsible\b(?! (?:by|due))/gi],
    ['convicted', /\b(?:admitted |found )?responsible\b/gi],
    ['deferred', /\bHYTA\b|\b(?:MCL )?333\.7411\b|\b769\.4a\b|\b771\.1\b/gi],
  ],
  begins: /^\W*(?:arrest|incident) ?(?:segment|date|\d)/i,
  accuses: /^\W*(?:arrest|charge segment|prosecutor)\b/i,
  judges: /^\W*(?:court|judicial)\b/i,
};
