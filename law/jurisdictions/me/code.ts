import { code } from '../../vocabulary/code.ts';

/**
 * The Maine Revised Statutes, by title and section: “17-A M.R.S. § 353”. People often leave out the title: crimes stand in
 * Title 17-A, and driving in Title 29-A, from § 2000 on. The legislature keeps an address for each section.
 */
export const { address, cite, isSection, lists, sectionsIn, under } = code({
  name: (title) => `${title} M.R.S. §`,
  title:
    /(?<title>\d{1,2}(?:-[a-z])?)\s{0,3}(?:m\.?\s{0,2}r\.?\s{0,2}s\.?(?:\s{0,2}a\.?)?)(?:§|section|sec\.|[\s,]){0,9}/,
  number: /\d{3,4}(?:-[a-z]{1,2})?/i,
  titleOf: (number) => (/^2\d{3}/.test(number) ? '29-A' : '17-A'),
  // Attempt, solicitation and conspiracy: the crime that was meant decides.
  attempts: '17-A: 151–153',
  address: ({ title = '', number }) =>
    `https://legislature.maine.gov/statutes/${title}/title${title}sec${number.toUpperCase()}.html`,
});
