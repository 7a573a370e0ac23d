import type { Layout } from '../layout.ts';

/** The docket of a municipal court or of a clerk of courts: `2913.02(A)(1)`, `M1`. */
export const ohio: Layout = {
  state: 'OH',
  marks: [/\bohio\b|\bO\.?R\.?C\.? ?\d{4}|\bR\.C\. ?\d{4}/i],
  statutes: [
    /\b(?:O?\.?R\.? ?C\.? ?§? ?)?\d{4}\.\d{2,3}(?: ?\([A-Za-z0-9]{1,3}\)|\.?(?:[A-Z]\d?)(?=[\s.])){0,5}/g,
  ],
  severities: [
    [
      /(?:^|\s|\()MM(?=$|[\s),])|\bminor misd(?:emeanor|\.)?/gi,
      () => ({ level: 'misdemeanor', grade: 'minor' }),
    ],
    [
      /(?:^|\s|\()U([MF])(?=$|[\s),])/g,
      ([, letter]) => ({ level: letter === 'F' ? 'felony' : 'misdemeanor', grade: 'ungraded' }),
    ],
  ],
  endings: [
    ['diverted', /\b(?:intervention in lieu(?: of conviction)?|ILC|diversion)\b/gi],
    ['moved', /\b(?:bound over|waived to grand jury)\b/gi],
  ],
};
