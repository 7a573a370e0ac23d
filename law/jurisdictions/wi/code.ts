import { code } from '../../vocabulary/code.ts';

/** The Wisconsin Statutes. The legislature keeps an address for each section and paragraph. */
export const { cite, isSection, lists, sectionsIn, partUntold, under } = code({
  name: 'Wis. Stat. §',
  number: /\d{2,3}\.\d{2,4}/,
  decimal: true,
  address: ({ number, part }) => `https://docs.legis.wisconsin.gov/document/statutes/${number}${part}`,
});
