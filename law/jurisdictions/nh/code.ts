import { code } from '../../vocabulary/code.ts';

/** The Revised Statutes, by chapter and section. The General Court shows each section under the title of its chapter. */
export const { address, cite, isSection, lists, sectionsIn, partUntold, under } = code({
  name: 'RSA',
  number: /\d{1,3}(?:-[a-z])?:\d{1,3}(?:-[a-z]{1,2})?/i,
  // Paragraphs are Roman numbers behind a comma: “639:3, III”.
  asRead: (text) =>
    text.replaceAll(
      /(:\d{1,3}(?:-[a-z]{1,2})?)\s{0,2},\s{0,2}([ivx]{1,5}(?:-[a-z])?)(?![0-9a-z-])/gi,
      '$1($2)',
    ),
  // Attempt, solicitation and conspiracy: the crime that was meant decides.
  attempts: '629:1 629:2 629:3',
  address: ({ number }) => {
    const [chapter = '', section = ''] = number.toUpperCase().split(':');
    const title = titles[chapter] ?? 'LXII';
    return `https://www.gencourt.state.nh.us/rsa/html/${title}/${chapter}/${chapter}-${section.toLowerCase()}.htm`;
  },
});

/** Those beside the Criminal Code. */
const titles: Readonly<Record<string, string>> = {
  '4': 'I',
  '169-B': 'XII',
  '265-A': 'XXI',
  '607-A': 'LVIII',
};
