import type { Span } from './span.ts';

/** “(M1)” behind a section is its class. */
const part = '(?: ?\\((?![FM]\\d?\\))[A-Za-z0-9]{1,4}\\)){0,6}';

/** The forms in which papers cite a section. What names its code comes before bare numbers. */
const generalStatutes: readonly RegExp[] = [
  // Of Massachusetts: “c. 266, § 30A”, “265/13A/A”.
  /\bc(?:h(?:ap)?)?\.? ?\d{2,3}[A-Z]?,? ?(?:§{1,2}|s\.?) ?\d{1,3}[A-Z]{0,2}\d?(?:\([a-z0-9]{1,3}\)){0,3}/g,
  /\b(?:90|94C|26[5-9]|27[0-9]|138|140|209A)\/\d{1,3}[A-Z]{0,2}(?:\/[A-Z]{1,2}(?:-\d)?)?(?![\w/])/g,
  // Of Idaho's repository: “I37-2732(c)(3)”.
  new RegExp(`\\bI\\d{2}-\\d{3,4}[A-Z]?${part}`, 'g'),
  // Of Oklahoma: “63 O.S. 2-402”.
  new RegExp(`\\b\\d{1,2} O\\.? ?S\\.?(?: ?§§?)? ?\\d[\\w.-]{0,12}${part}`, 'g'),
  new RegExp(`\\b\\d{1,3} U\\.? ?S\\.? ?C\\.?(?: ?§§?)? ?\\d{1,5}[a-z]?${part}`, 'g'),
  // “Police Code 21(a)”, “W. Va. Code 61-3-11”.
  new RegExp(
    `\\b(?:[A-Z][A-Za-z]{0,11}\\.? ){1,3}Code (?:§{1,2} ?|[Ss]ec(?:tion|\\.) ?)?\\d[\\w.:/-]{0,20}${part}`,
    'g',
  ),
  // “18 Pa.C.S. 2709”, “11 Del. C. 601”, “17-A M.R.S. 353”.
  new RegExp(
    `\\b\\d{1,3}(?:-[A-Z])? (?:[A-Z][A-Za-z]{0,4}\\. ?){2,5}(?:§§?|[Ss]ec\\.?)? ?\\d[\\w.:/-]{0,20}${part}`,
    'g',
  ),
  new RegExp(`\\b\\d{1,3}(?:-[A-Z])? (?:[A-Z][A-Za-z.]{0,9} ?){1,3}§{1,2} ?\\d[\\w.:/-]{0,20}${part}`, 'g'),
  new RegExp(`(?:\\b[A-Z][A-Za-z.&]{0,11} ){0,3}§{1,2} ?\\d[\\w.:/-]{0,20}${part}`, 'g'),
  new RegExp(`\\b(?:[A-Z]\\.){2,5} ?\\d{1,4}[A-Z]?[.:-]\\d[\\w.:/-]{0,16}${part}`, 'g'),
  new RegExp(`\\b[A-Z]{2,6} ?\\d{1,4}[A-Z]?[.:-]\\d[\\w.:-]{0,14}${part}`, 'g'),
  new RegExp(`\\b\\d{1,4}[A-Z]?(?:[.:-]\\d{1,5}(?:[a-zA-Z]\\d{0,2})?){1,5}${part}`, 'g'),
];

/** “Agency No. 15-44120” is a number of the police, and CPL 170.55 tells how a case is led. */
const isNoSection =
  /\b(?:CPLR?|Crim\. ?P\.?|Rule|sealed|under|per)\s{0,3}§?\s{0,3}$|\b(?:agency|incident|report|police|case|docket|cause|file|tracking|warrant|dc|otn|dcn|ctn|tcn)\s{0,4}(?:no\.?|number|#)[\s:]{0,6}$/i;
const isOfProcedure = /^(?:CPLR?|C\.P\.L\.?|Rule|Crim\. ?P\.?)\b/i;

const ofMoney =
  /^\s{0,40}(?:(?:grand |sub)?total|balance|amount|payments?|outstanding|assessed|paid|credits?)\b/i;

/** The section that a line cites. */
export function statuteIn(
  text: string,
  patterns: readonly RegExp[] = generalStatutes,
): (Span & { written: string }) | undefined {
  if (ofMoney.test(text)) return undefined;
  for (const pattern of patterns)
    for (const match of text.matchAll(pattern)) {
      const written = match[0].trim().replace(/[.,;:-]{1,4}$/, '');
      const from = match.index + match[0].indexOf(written);
      if (/^\d{1,2}\.\d{1,2}$|^\d{1,2}:\d{2}$|\.00$/.test(written)) continue;
      if (/\w$/.test(written) && /\d/.test(text.charAt(from + written.length))) continue;
      if (/^1?-?\d{3}-\d{3}(?:-|$)|^1-\d{3}-/.test(written)) continue;
      // Money and the tail of a longer number are no sections.
      if (/[$\w.,]/.test(text.charAt(from - 1))) continue;
      if (isNoSection.test(text.slice(Math.max(0, from - 24), from)) || isOfProcedure.test(written)) continue;
      return { written, from, upTo: from + written.length };
    }
  return undefined;
}
