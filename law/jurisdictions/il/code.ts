import { code } from '../../vocabulary/code.ts';

/**
 * The Illinois Compiled Statutes, by chapter, act and section: “720 ILCS 5/16-25”. People often write only “16-25”: three
 * digits after the dash stand in the Vehicle Code, all else in the Criminal Code. The General Assembly keeps an address for each.
 */
export const { address, cite, isSection, lists, partUntold, sectionsIn, under } = code({
  name: (title) => `${title} ILCS`,
  title: /(?<title>\d{2,3})\s{0,3}i\.?l\.?c\.?s\.?\s{0,3}/,
  number:
    /(?:\d{1,4}\/\d{1,4}[a-z]{0,2}(?:-\d{1,4}[a-z]?)?|\d{1,2}[a-z]?-\d{1,4}[a-z]?)(?:\.\d{1,3}[a-z]?)?(?:-\d{1,2})?/i,
  normal: (number) => (number.includes('/') ? number : `5/${number}`),
  titleOf: (number) => {
    if (/^(?:550|570|600|646)\//.test(number)) return '720';
    return /^5\/\d{1,2}-\d{3}/.test(number) ? '625' : '720';
  },
  // Attempt, solicitation and conspiracy: the crime that was meant decides.
  attempts: '720: 5/8-1 5/8-2 5/8-4',
  address: ({ title = '', number }) => {
    const [act = '', section = ''] = number.split('/');
    const at = `${title.padStart(4, '0')}${act.padStart(4, '0')}0K${section.toUpperCase()}`;
    return `https://www.ilga.gov/documents/legislation/ilcs/documents/${at}.htm`;
  },
});

/** 20 ILCS 2630/5.2, the law on expunging and sealing. */
export const law = (part: string) => cite(`20: 2630/5.2${part}`);
