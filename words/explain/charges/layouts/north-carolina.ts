import type { Layout } from '../layout.ts';

const own =
  (level: 'felony' | 'misdemeanor') =>
  ([, grade = '']: readonly string[]) => ({ level, grade: grade.toLowerCase() });

/** The Automated Criminal Infraction System: short words, one case a screen. */
export const northCarolina: Layout = {
  state: 'NC',
  marks: [/\bnorth carolina\b|\bACIS\b|\bG\.S\. ?\d|\bN\.?C\.?G\.?S\b/i],
  statutes: [
    /\b(?:N\.?C\.?)?(?:G\.? ?S\.? ?§? ?)?(?:14|15|20|90|18B|143|108A|5A|48|50B|113|74|97)-\d{1,4}(?:\.\d{1,3}[A-Z]?)?(?: ?\([A-Za-z0-9]{1,4}\)){0,5}/g,
  ],
  severities: [
    [/(?:^|\s{2,})(A1|[123]) ?M(?=\s|$)/g, own('misdemeanor')],
    [/(?:^|\s{2,})(B1|B2|[A-I]) ?F(?=\s|$)/g, own('felony')],
    [/\(M\)[^A-Za-z]{1,60}?(A1|[123])(?=\s)/g, own('misdemeanor')],
    [/\(F\)[^A-Za-z]{1,60}?(B1|B2|[A-I])(?=\s)/g, own('felony')],
    [/\b(?:CLASS|CL|CLS):? ?(A1|[123])\b(?: ?MISDEMEANOR| MISD\.?)?/gi, own('misdemeanor')],
    [/\b(?:CLASS|CL|CLS):? ?(B1|B2|[A-I])\b(?: ?FELONY| FEL\.?)?/gi, own('felony')],
    [/(?:^|\s)\(M\)(?=\s|$)/g, () => ({ level: 'misdemeanor' })],
    [/(?:^|\s)\(F\)(?=\s|$)/g, () => ({ level: 'felony' })],
    [/(?:^|\s)\(T\)(?=\s|$)/g, () => ({ level: 'misdemeanor' })],
  ],
  // A prayer for judgment continued counts as a conviction here.
  endings: [
    ['convicted', /\bPJC\b|\bprayer for judgment(?: continued)?\b|(?:^|\s)(?:GU|GL|JU)(?=\s|$)/g],
    ['convicted', /\bprayer for judgment(?: continued)?\b/gi],
    [
      'dismissed',
      /(?:^|\s)(?:VD|VL|DC|WD)(?=\s|$)|\bdismissed with(?:out)? leave\b|\bvoluntary dismissal\b/gi,
    ],
    ['acquitted', /(?:^|\s)(?:NG)(?=\s|$)/g],
    ['convicted', /\bresponsible\b/gi],
  ],
};
