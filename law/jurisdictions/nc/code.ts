import { code } from '../../vocabulary/code.ts';

/** The General Statutes, on the General Assembly’s own site. Before the hyphen stands the chapter. */
export const {
  address,
  cite: gs,
  isAttempt,
  isSection,
  lists,
  sectionsIn,
  told,
  under,
} = code({
  name: 'G.S.',
  number: /\d{1,3}[a-z]?-\d{1,4}(?:\.\d{1,3})?[a-z]?/i,
  attempts: /\battempt\w{0,9}|\b14-2\.5\b/i,
  address: ({ number }) =>
    `https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_${number.split('-')[0]}/GS_${number}.html`,
});
