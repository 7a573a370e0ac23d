import { code } from '../../vocabulary/code.ts';

/**
 * The Oregon Revised Statutes. Court records write a section with or without its dots and brackets: “ORS
 * 163.165(1)(h)”, “163165”, “4758604A”; lawyers “Or. Rev. Stat. § 163.165”. A city's ordinance is no section of the statutes.
 */
export const { address, cite, isAttempt, isSection, lists, sectionsIn, partUntold, sections, under } = code({
  name: 'ORS',
  number: /\d{1,3}[a-c]?\.?\d{3}/i,
  normal: (written) =>
    `${written
      .slice(0, -3)
      .replace('.', '')
      .replace(/^0{1,2}/, '')}.${written.slice(-3)}`,
  ownPart: /\d{1,2}[a-z]{0,3}(?![0-9a-z])/,
  only: /^\s{0,9}(?:former\s)?(?:o\.?r\.?(?:s\.?)?|or(?:\.|egon)?\s?rev(?:\.|ised)?\s?stat(?:\.|utes?)?)?(?:\s?sec(?:\.|tion))?[\s§]{0,9}\d/i,
  // Attempts, solicitations and conspiracies.
  attempts: '161.*',
  // The official code has one page for each chapter.
  address: ({ number }) =>
    `https://www.oregonlegislature.gov/bills_laws/ors/ors${number.replace(/\..*/, '')}.html`,
});
