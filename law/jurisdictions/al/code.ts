import { code } from '../../vocabulary/code.ts';

/** The Code of Alabama 1975, by title, chapter and section. Its site shows the code in one page, without an address for each. */
export const { cite, isSection, lists, sectionsIn, under } = code({
  name: 'Ala. Code §',
  number: /\d{1,2}[a-z]?-\d{1,2}[a-z]?-\d{1,3}(?:\.\d{1,2})?/i,
  // Solicitation, attempt and conspiracy: the crime that was meant decides.
  attempts: '13A-4-1 13A-4-2 13A-4-3',
});
