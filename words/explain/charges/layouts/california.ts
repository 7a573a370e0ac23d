import type { Layout } from '../layout.ts';

/** The history of the Department of Justice: an arrest, then what the court did, each count on its own lines. */
export const california: Layout = {
  state: 'CA',
  marks: [
    /\bARR\/DET\/CITE\b|\bCALIFORNIA ONLY SOURCE RECORD\b|\bdepartment of justice\b[\s\S]{0,200}\bcalifornia\b|\b(?:superior court|state|people of the state) of california\b/i,
  ],
  statutes: [
    /\b\d{2,5}(?:\.\d{1,3})?[a-z]?(?: ?\([A-Za-z0-9]{1,3}\)){0,4}(?:\/\d{2,5}(?:\.\d{1,3})?(?:\([A-Za-z0-9]{1,3}\)){0,3})? ?(?:PC|HS|H&S|VC|BP|B&P|WI|W&I|FG|GC|CC|LC)\b/g,
    /\b(?:PC|HS|H&S|VC|BP|B&P|WI|GC) ?§? ?\d{2,5}(?:\.\d{1,3})?(?:\([A-Za-z0-9]{1,3}\)){0,4}/g,
    /\b(?:Penal|Vehicle|Health (?:and|&) Safety|Business (?:and|&) Professions) Code (?:§|section )? ?\d{2,5}(?:\.\d{1,3})?(?: ?\([A-Za-z0-9]{1,3}\)){0,4}/gi,
  ],
  severities: [
    [
      /-([MFI])(?=\s|$)/g,
      ([, letter]) => ({ level: letter === 'F' ? 'felony' : letter === 'M' ? 'misdemeanor' : 'infraction' }),
    ],
  ],
  // What is dismissed under section 1203.4 was a conviction, and the law of clearing goes on from there.
  endings: [
    // Told years later, of a conviction that stands above it.
    ['moved', /\bconv set aside[\w &,/-]{0,24}1203\.4a?\b(?: PC)?/gi],
    ['convicted', /\bconvicted\b|\b(?:dismissed|set aside)[\w ,/-]{0,20}1203\.4a?\b(?: PC)?/gi],
    [
      'no_charges',
      /\bpros(?:ecutor)? (?:rel|rej)[\w/ .-]{0,40}|\brel(?:eased)?\/?(?: |-)?det(?:ention)? only\b|\b849\(?b?\)?/gi,
    ],
    ['diverted', /\bdiver(?:sion|ted)[\w ,/-]{0,24}/gi],
  ],
  fields: [
    ['ending', '\\*?dispo'],
    ['level', 'conv status|toc'],
    ['count', 'cnt'],
  ],
  begins: /^\s*\*(?: ?\*){2,}/,
  accuses: /^\s*ARR\/DET\/CITE/i,
  judges: /^\s*COURT:/i,
  dated: /^\s*(?:19|20)\d{6}\s/,
};
