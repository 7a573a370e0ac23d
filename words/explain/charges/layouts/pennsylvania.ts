import type { Layout } from '../layout.ts';

/** The courts' docket sheet and court summary: `18 § 3929 §§ A1`, `M2`. */
export const pennsylvania: Layout = {
  state: 'PA',
  marks: [
    /\b(?:CP|MC|MJ)-\d{2,5}-(?:CR|SU|NT|TR|MD)-\d{7}-\d{4}|\bcommonwealth of pennsylvania\b|\bpa\.? ?c\.?s\b/i,
  ],
  statutes: [
    /\b(?:18|75|30|3|34|35|42|62|72|23|4|53|61)\s*(?:Pa\.? ?C\.? ?S\.?(?: ?A\.?)?|P\.? ?S\.?)?\s*(?:§|Section)\s*\d{1,5}(?:[.-]\d{1,4})?[a-z]?(?:\s*§§\s*[A-Z0-9.*()]{1,14}|(?: ?\([A-Za-z0-9]{1,4}\)){1,5})?/g,
  ],
  statuteAs: (written) => {
    const [, title = '', section = '', part = ''] =
      /^(\d+)\D*?([\d.-]+[a-z]?)\s*(?:§§)?\s*([A-Za-z0-9.*() ]*)$/.exec(
        written.replace(/Pa\.? ?C\.? ?S\.?(?: ?A\.?)?|P\.? ?S\.?/, ''),
      ) ?? [];
    const code = title === '35' ? 'P.S.' : 'Pa.C.S.';
    const parts = part.replaceAll(/[().* ]/g, ' ').match(/[A-Za-z]+|\d+/g) ?? [];
    return `${title} ${code} § ${section}${parts.map((each) => `(${each.toLowerCase()})`).join('')}`;
  },
  severities: [
    [
      /(?:^|\s)([FM])(?=\s|$)/g,
      ([, letter]) => ({ level: letter === 'F' ? 'felony' : 'misdemeanor', grade: 'ungraded' }),
    ],
    [/(?:^|\s)S(?=\s|$)|\bsummary offense\b/gi, () => ({ level: 'infraction', grade: 'summary' })],
  ],
  begins: /^\s*(?:CP|MC|MJ)-\d{2,5}-(?:CR|SU|NT|TR|MD)-\d{7}-\d{4}/,
};
