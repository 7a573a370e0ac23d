import type { Layout } from '../layout.ts';

/** The case status pages of the general district and circuit courts: one charge a case. */
export const virginia: Layout = {
  state: 'VA',
  marks: [/\b(?:commonwealth of )?virginia\b/i],
  statutes: [
    /\b(?:[A-C]\.)?(?:§ ?)?(?:18\.2|46\.2|4\.1|19\.2|54\.1|16\.1|53\.1|29\.1|40\.1|3\.2|58\.1)-\d{1,4}(?:[.:]\d{1,3})?(?: ?\([A-Za-z0-9]{1,3}\)| [A-Z](?=\s|$)){0,4}/g,
  ],
  statuteAs: (written) => written.replace(/^[A-C]\./, '').replaceAll(/\s+/g, ' '),
  severities: [
    [
      /\b(felony|misdemeanor)\s{2,}U(?=\s|$)/gi,
      ([, name = '']) => ({ level: /^f/i.test(name) ? 'felony' : 'misdemeanor', grade: 'ungraded' }),
    ],
  ],
  fields: [
    ['level', 'case type'],
    ['ending', 'final disposition|disposition code|disposition'],
    ['date', 'disposition date|final disposition date'],
  ],
  endings: [
    ['deferred', /\b(?:deferred|under advisement|taken under advisement|facts sufficient)[\w ]{0,12}/gi],
    ['convicted', /\bprepaid\b|\b(?:tried|guilty|proved) in absentia\b/gi],
    ['moved', /\bcertified(?: to grand jury| misdemeanor)?\b/gi],
  ],
};
