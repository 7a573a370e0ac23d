import { code } from '../../vocabulary/code.ts';

/** The Revised Statutes of Nebraska: chapter and section. The legislature keeps an address for each. */
export const { address, cite, isSection, lists, sectionsIn, under } = code({
  name: 'Neb. Rev. Stat. §',
  number: /\d{1,2}-\d{1,4}(?:,\d{1,3})?(?:\.\d{2})?/,
  address: ({ number }) => `https://nebraskalegislature.gov/laws/statutes.php?statute=${number}`,
});
