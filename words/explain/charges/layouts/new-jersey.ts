import type { Layout } from '../layout.ts';

/** The public access of the Judiciary, and its judgments: crimes have a degree, lesser ones are of disorderly persons. */
export const newJersey: Layout = {
  state: 'NJ',
  marks: [/\bnew jersey\b|\bN\.?J\.?S\.?A?\b|\b2C:\d/i],
  statutes: [
    /\b(?:N\.?J\.?S\.?(?:A\.?)? ?)?(?:2C|39|24|2A|33|54):\d{1,3}[A-Z]?-\d{1,3}(?:\.\d{1,2})?[A-Za-z]?\d?(?: ?\([A-Za-z0-9]{1,3}\)){0,4}/g,
  ],
  severities: [
    [
      /\b(?:P?DP|(?:petty )?disorderly persons?(?: offense)?)\b/gi,
      () => ({ level: 'misdemeanor', grade: 'disorderly' }),
    ],
    [
      /\bdegree ([1-4])\b|\b([1-4])(?:st|nd|rd|th)[- ]degree(?: crime)?\b/gi,
      ([, after, before]) => ({ level: 'felony', grade: after ?? before ?? '' }),
    ],
    [
      /\b(first|second|third|fourth)[- ]degree crime\b|\bcrime of the (first|second|third|fourth) degree\b/gi,
      ([, before, after]) => ({
        level: 'felony',
        grade: String(
          ['first', 'second', 'third', 'fourth'].indexOf((before ?? after ?? '').toLowerCase()) + 1,
        ),
      }),
    ],
  ],
};
