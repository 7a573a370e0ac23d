import type { Layout } from '../layout.ts';

/** The history of the Department of Law Enforcement, and the pages of county clerks. */
export const florida: Layout = {
  state: 'FL',
  marks: [/\bflorida\b|\bFDLE\b/i],
  statutes: [
    /\b(?:F\.?S\.?S?\.? ?§? ?|FL)?\d{3}\.\d{2,5}(?: ?\([A-Za-z0-9]{1,3}\)| ?\.[0-9][a-z]?\b|\d[a-z]?(?=\s)){0,5}/g,
  ],
  severities: [
    // The letter of the level, then that of the degree, each in its column.
    [
      /(?:^|\s{2,})([FM])(?:\s{2,}| ?\/ ?)([FST])(?=\s{2,}|$)/g,
      ([, level = '', degree = '']) => ({
        level: level === 'F' ? 'felony' : 'misdemeanor',
        grade: String('FST'.indexOf(degree) + 1),
      }),
    ],
    [
      /\b(?:FELONY|F)[ ,:/-]{1,3}(FIRST|SECOND|THIRD|[123](?:ST|ND|RD)?)(?: DEG(?:REE)?\.?)?(?![A-Z0-9])/gi,
      ([, degree = '']) => ({ level: 'felony', grade: degreeOf(degree) }),
    ],
    [
      /\b(?:MISDEMEANOR|M)[ ,:/-]{1,3}(FIRST|SECOND|[12](?:ST|ND)?)(?: DEG(?:REE)?\.?)?(?![A-Z0-9])/gi,
      ([, degree = '']) => ({ level: 'misdemeanor', grade: degreeOf(degree) }),
    ],
  ],
  endings: [
    [
      'deferred',
      /\badj(?:udication|\.)? ?(?:of guilt )?(?:withheld|w\/h|with held)\b|\b(?:guilty|convicted)[ -/]{0,3}adj(?:udication)? withheld\b/gi,
    ],
    [
      'no_charges',
      /\b(?:no (?:information|info|file|action)(?: filed)?|dropped before filing|not filed)\b/gi,
    ],
  ],
  hasLooseLabels: true,
  begins: /^\W*arrest(?: event)?(?: \d+)?\b.{0,40}\d{4}/i,
  accuses: /^\W*arrest\b/i,
  judges: /^\W*(?:court|judicial|prosecution)\b/i,
};

function degreeOf(name: string): string {
  const at = ['FIRST', 'SECOND', 'THIRD'].indexOf(name.toUpperCase());
  return at < 0 ? name.charAt(0) : String(at + 1);
}
