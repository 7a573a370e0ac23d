import { code } from '../../vocabulary/code.ts';

/** Where the state prints the sections that the rules stand in. */
const printed: readonly (readonly [string, RegExp, string])[] = [
  ['11', /^437/, 'title11/c043/sc07/'],
  ['11', /^42/, 'title11/c042/index.html'],
  ['4', /^904$/, 'title4/c009/index.html'],
  ['15', /^61/, 'title15/c061/index.html'],
];

/** The Delaware Code by title and section: “11 Del. C. § 841”. People often leave out the title: most crimes stand in 11. */
export const { cite, isSection, lists, sectionsIn, partUntold, under } = code({
  name: (title) => `${title} Del. C. §`,
  title: /(?<title>\d{1,2})\s{0,3}del\.?\s{0,3}c(?:ode)?\.?\s{0,3}(?:ann\.?)?(?:§|section|sec\.|[\s,]){1,9}/,
  number: /\d{3,4}[a-z]?/i,
  titleOf: (number, charge) => {
    if (/^47[5-9]\d/.test(number)) return '16';
    if (/^(?:27|28|41)\d\d/.test(number)) return '21';
    return number === '904' && charge?.offense?.includes('alcohol_minor') ? '4' : '11';
  },
  // Solicitation, conspiracy and attempt: the crime that was meant decides. Conspiracy in the first degree is listed itself.
  attempts: '501–503 511 512 531',
  address: ({ title, number }) => {
    const page = printed.find(([of, shape]) => of === title && shape.test(number))?.[2];
    return page && `https://delcode.delaware.gov/${page}#${number}`;
  },
});
