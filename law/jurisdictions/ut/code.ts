import { code } from '../../vocabulary/code.ts';

/** The Utah Code, by title, chapter and section: 77-40a-303 stands at Title77/Chapter40A/77-40a-S303.html. */
export const { address, cite, isSection, lists, sectionsIn, sections, told, under } = code({
  name: 'Utah Code',
  number: /\d{1,2}[a-z]?-\d{1,3}[a-z]?-\d{1,9}(?:\.\d{1,9})?/i,
  decimal: true,
  // Attempt, conspiracy and solicitation: the crime that was meant decides, and these do not name it.
  attempts: '76-4-101–76-4-302',
  address: ({ number: section }) => {
    const [title = '', chapter = '', number] = section.split('-');
    return `https://le.utah.gov/xcode/Title${title}/Chapter${chapter.toUpperCase()}/${title}-${chapter}-S${number}.html`;
  },
});
