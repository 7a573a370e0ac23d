import { code } from '../../vocabulary/code.ts';

/** The West Virginia Code: chapter, article and section. */
export const { address, cite, isSection, lists, sectionsIn, under } = code({
  name: 'W. Va. Code §',
  number: /\d{1,2}[a-z]?-\d{1,2}[a-z]?-\d{1,3}[a-z]?/i,
  // Attempt and conspiracy: the crime that was meant decides.
  attempts: '61-11-8 61-10-31',
  address: ({ number }) => `https://code.wvlegislature.gov/${number.toUpperCase()}/`,
});
