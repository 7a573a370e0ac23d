import type { Layout } from '../layout.ts';

/** The Judiciary's Case Search: labels and values, a charge after another. */
export const maryland: Layout = {
  state: 'MD',
  marks: [/\bmaryland\b/i],
  statutes: [
    /\b(?:CR|CL|TA|TR|PS|CP|HG|AB|BR|IN|ART ?27)[ .,§-]{1,3}\d{1,2}[.-]\d{3}(?:\.\d)?(?:[ .]?\(?[a-z]\)?)?(?: ?\([A-Za-z0-9]{1,4}\)){0,4}(?![\w])/gi,
  ],
  fields: [
    ['ending', 'disposition(?! date)'],
    ['offense', 'charge description|description'],
  ],
  // The stet docket is a case put to sleep, without a plea.
  endings: [
    ['diverted', /\bstet(?:ted)?(?: docket)?\b|\bcompromised?\b|\bsatisfaction\b/gi],
    ['deferred', /\bprobation before judgment\b|\bPBJ(?:-?[US]\w*)?\b/gi],
  ],
};
