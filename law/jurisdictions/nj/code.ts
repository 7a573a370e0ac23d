import { code } from '../../vocabulary/code.ts';

/** The New Jersey Statutes, by title, chapter and section. Most crimes stand in title 2C, and driving in title 39. */
export const { cite, isSection, lists, sectionsIn, partUntold, under } = code({
  name: 'N.J.S.A.',
  number: /(?:(?:2c|2a|19|24|39):)?\d{1,3}[a-z]?-\d{1,3}(?:\.\d{1,3})?/i,
  normal: (number) => (number.includes(':') ? number : `2c:${number}`),
  // Courts write a paragraph right after the number: 2C:20-3a.
  ownPart: /[a-z]/,
  attempts: '2c:5-1 2c:5-2',
});
