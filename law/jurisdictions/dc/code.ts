import { code } from '../../vocabulary/code.ts';

/** The D.C. Official Code: “22-3211”, “22 D.C. Code § 404.01” is rare. The Council keeps an address for each section. */
export const { cite, address, isAttempt, isSection, lists, sectionsIn, partUntold, told, under } = code({
  name: 'D.C. Code §',
  number: /\d{1,2}-\d{2,4}(?:\.\d{1,2})?[a-z]?/,
  attempts: '22-1803 22-1805a',
  address: ({ number }) => `https://code.dccouncil.gov/us/dc/council/code/sections/${number}`,
});
