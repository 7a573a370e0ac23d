import { code } from '../../vocabulary/code.ts';

/** The Nevada Revised Statutes, by chapter and section. The legislature prints whole chapters, with a mark for each section. */
export const { address, cite, isSection, lists, sectionsIn, under } = code({
  name: 'NRS',
  number: /\d{2,3}[a-z]?\.\d{2,5}/i,
  decimal: true,
  // As charges and judgments write it: 205.0835.3, 453.336.2a.
  ownPart: /\.\d{1,2}[a-z]?(?![0-9a-z])/,
  // Attempt and conspiracy: the crime that was meant decides.
  attempts: '193.153 193.330 199.480',
  address: ({ number }) => {
    const [chapter = '', section = ''] = number.toUpperCase().split('.');
    const filled = chapter.padStart(/[A-Z]$/.test(chapter) ? 4 : 3, '0');
    return `https://www.leg.state.nv.us/NRS/NRS-${filled}.html#NRS${filled}Sec${section}`;
  },
});
