import { code } from '../../vocabulary/code.ts';

/** The Minnesota Statutes. The Revisor keeps an address for each section. Papers write “609.582.3” or “609.582, subd. 3”. */
export const { address, cite, isSection, lists, sectionsIn, partUntold, sections, under } = code({
  name: 'Minn. Stat. §',
  number: /\d{2,3}[a-z]?\.\d{2,4}/i,
  decimal: true,
  ownPart: /\.\d{1,2}[a-z]?(?![0-9a-z])/,
  asRead: (text) =>
    text.replaceAll(/,?\s{0,3}subd(?:ivision|s)?\.?\s{0,3}(\d{1,2}[a-z]?)(?![0-9a-z])/gi, '($1)'),
  address: ({ number }) => `https://www.revisor.mn.gov/statutes/cite/${number.toUpperCase()}`,
});
