import { code } from '../../vocabulary/code.ts';

/** “21-6614” is chapter 21, article 66, section 14; “8-2,144” is chapter 8, article 2, section 144. */
const shape = /^(\d{1,2})-(\d{1,2}?),?(\d{2,3})([a-z]{0,2})$/;

const filled = (digits: string, length: number) => digits.padStart(length, '0');

/** The Kansas Statutes Annotated, by chapter, article and section. The Revisor of Statutes keeps a page for each. */
export const { address, cite, isSection, lists, sectionsIn, partUntold, under } = code({
  name: 'K.S.A.',
  // In the criminal code of 2011 no section has a letter of its own: “21-5505b” is its paragraph (b).
  number: /\d{1,2}-\d{1,2},\d{3}[a-z]?|21-5\d{3}|\d{1,2}-\d{3,4}[a-z]{0,2}/i,
  ownPart: /[a-h]\d{0,2}(?![0-9a-z])/,
  // Attempt, conspiracy and solicitation: the crime that was meant says what it was about.
  attempts: '21-5301 21-5302 21-5303 21-3301 21-3302 21-3303',
  address: ({ number }) => {
    const [, chapter = '', article = '', section = '', letter = ''] = shape.exec(number) ?? [];
    const page = `${filled(chapter, 3)}_${filled(article, 3)}_${filled(section, 4)}${letter}`;
    return `https://ksrevisor.gov/statutes/chapters/ch${filled(chapter, 2)}/${page}.html`;
  },
});
