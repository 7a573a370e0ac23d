import type { Layout } from '../layout.ts';

const letters = { F: 'felony', M: 'misdemeanor' } as const;

/** The certificate of disposition of a court, and the criminal history of the Division of Criminal Justice Services. */
export const newYork: Layout = {
  state: 'NY',
  marks: [
    /\bdivision of criminal justice services\b|\bstate of new york\b|\bnew york (?:city )?(?:criminal|supreme|county)\b|\bNYSID\b/i,
  ],
  statutes: [
    /\b(?:PL|VTL|PHL|GBL|AC|ABC|TAX|PEN|V&T|penal law)\.? ?§? ?\d{2,4}[a-z]?(?:[.-]\d{1,4}[A-Za-z]?)?(?: ?\((?:\d{1,2}|[A-Za-z](?:-\d)?|i{1,3}|iv|vi{0,3})\)){0,4}(?: 0\d(?!\d))?/gi,
  ],
  statuteAs: (written) => written.replace(/ 0\d$/, '').replaceAll(/\s+/g, ' '),
  severities: [
    [
      /\bclass ["']?([A-E])["']?\s+(felony|misdemeanor)/gi,
      ([, grade = '', name = '']) => ({
        level: letters[name.charAt(0).toUpperCase() as 'F' | 'M'],
        grade: grade.toLowerCase(),
      }),
    ],
    [
      /(?:^|[\s(])([A-EU])([FM])(?=$|[\s),])/g,
      ([, grade = '', letter = '']) => ({
        level: letters[letter as 'F' | 'M'],
        grade: grade === 'U' ? 'ungraded' : grade.toLowerCase(),
      }),
    ],
    [/\bunclassified misdemeanor\b/gi, () => ({ level: 'misdemeanor', grade: 'ungraded' })],
    [/\btraffic infraction\b/gi, () => ({ level: 'infraction', grade: 'traffic' })],
    [
      /(?:^|\s{2,}|[,(])\s*violation(?=$|\s{2,}|[,)]|\s-)|(?:^|[\s(])V(?=$|[\s),])/gi,
      () => ({ level: 'infraction', grade: 'violation' }),
    ],
  ],
  // A conditional discharge is a sentence here.
  endings: [
    ['convicted', /\b(?:conditional|unconditional) discharge\b/gi],
    ['dismissed', /\bdismissed[ ,(-]{1,3}(?:ACD|CPL|in contemplation|sealed)[\w .]{0,24}/gi],
  ],
  begins: /^\s*(?:arrest\/charge information|cycle \d+)\b/i,
  accuses:
    /^(?!.{0,40}\bcounts?,).{0,80}\b(?:arrest|arraigned|arraignment)(?: on)? charges?\b|^\s*arrest\/charge information/i,
  judges: /\b(?:convicted|pled guilty|pleaded guilty|dismissed|acquitted|disposition)\b/i,
  dated:
    /^\W*(?:(?:disposition|sentence) date\W+)?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december)\s+\d{1,2}, \d{4})/i,
};
