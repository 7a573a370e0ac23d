import { code } from '../../vocabulary/code.ts';

/** The South Dakota Codified Laws, by title, chapter and section. The legislature keeps an address for each. */
export const { address, cite, isSection, lists, sectionsIn, sections } = code({
  name: 'SDCL §',
  number: /\d{1,2}[a-z]?-\d{1,3}[a-z]?-\d{1,3}(?:\.\d{1,2})?/i,
  decimal: true,
  address: ({ number }) => `https://sdlegislature.gov/Statutes/${number.toUpperCase()}`,
});
