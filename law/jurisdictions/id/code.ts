import { code } from '../../vocabulary/code.ts';

/** The Idaho Code. The legislature keeps an address for each section, by title and chapter. */
export const { cite, isSection, lists, sectionsIn, partUntold, under } = code({
  name: 'Idaho Code §',
  number: /\d{1,2}-\d{3,5}[A-Z]?/i,
  // Attempt, conspiracy and solicitation.
  attempts: '18-306 18-1701 18-2001',
  address: ({ number }) => {
    const [title, rest = ''] = number.split('-');
    const chapter = rest.replace(/\d{2}[A-Z]?$/i, '');
    return `https://legislature.idaho.gov/statutesrules/idstat/title${title}/t${title}ch${chapter}/sect${number}`;
  },
});
