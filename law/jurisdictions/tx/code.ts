import { code } from '../../vocabulary/code.ts';

const names: Readonly<Record<string, string>> = {
  CR: 'Code Crim. Proc. art.',
  GV: 'Gov’t Code §',
  FA: 'Fam. Code §',
  AL: 'Alcoholic Beverage Code §',
  EL: 'Election Code §',
  PE: 'Penal Code §',
};

/**
 * The codes of Texas by the letters under which the Legislature keeps them: a page for each chapter, with a mark for each
 * section. A charge without the name of its code is read as one of the Penal Code; others have chapters of the same
 * numbers.
 */
export const { address, cite, isSection, lists, sectionsIn, sections, told, under } = code({
  name: (title) => names[title] ?? '',
  number: /\d{1,3}[a-z]?\.\d{2,4}/i,
  titles: { TN: /transp/i, HS: /health|h\s{0,9}&\s{0,9}s|hsc/i, AL: /alco/i },
  titleOf: () => 'PE',
  address: ({ title = '', number }) =>
    `https://statutes.capitol.texas.gov/Docs/${title}/htm/${title}.${number.split('.')[0]}.htm#${number}`,
});
