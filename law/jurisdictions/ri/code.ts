import { code } from '../../vocabulary/code.ts';

/** The General Laws of Rhode Island: title, chapter, section. The legislature keeps a page for each. */
export const { cite, isSection, lists, sectionsIn, under } = code({
  name: 'R.I. Gen. Laws §',
  number: /\d{1,2}-\d{1,2}(?:\.\d{1,2})?-\d{1,3}(?:\.\d{1,2}){0,2}/,
  attempts: '11-1-6',
  address: ({ number }) => {
    const [title, chapter] = number.split('-');
    return `https://webserver.rilegislature.gov/Statutes/TITLE${title}/${title}-${chapter}/${number}.htm`;
  },
});
