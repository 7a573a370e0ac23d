import { code } from '../../vocabulary/code.ts';

/** The United States Code, at the addresses the House of Representatives keeps: “21 U.S.C. § 844(a)”, “844”. */
export const { address, cite, isSection, lists, sectionsIn, sections, under } = code({
  name: (title) => `${title} U.S.C. §`,
  title: /(?<title>\d{1,2})\s{0,3}u\.?\s{0,2}s\.?\s{0,2}c\.?(?:\s{0,2}a\.?)?[\s§]{0,5}/,
  number: /\d{2,5}[a-z]?/i,
  address: ({ title, number }) =>
    `https://uscode.house.gov/view.xhtml?edition=prelim&num=0&req=granuleid%3AUSC-prelim-title${title}-section${number}`,
});
