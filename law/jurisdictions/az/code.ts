import { code } from '../../vocabulary/code.ts';

/**
 * The Arizona Revised Statutes by title and section: “13-1805”, “A.R.S. § 13-1204(A)(2)”, and as courts write it,
 * “13-1204A2”. The legislature keeps an address for each.
 */
export const { address, cite, isSection, lists, sectionsIn, partUntold, under } = code({
  name: 'A.R.S. §',
  number: /(?:4|5|8|13|16|28|31|36)-\d{3,4}(?:\.\d{2})?/,
  ownPart: /[a-h]\d{0,2}(?![0-9a-z])/,
  address: ({ number }) => {
    const [title = '', section = ''] = number.split('-');
    const [whole = '', part] = section.split('.');
    return `https://www.azleg.gov/ars/${title}/${whole.padStart(5, '0')}${part ? `-${part}` : ''}.htm`;
  },
});
