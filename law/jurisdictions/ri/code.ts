import { code } from '../../vocabulary/code.ts';

/** The General Laws of Rhode Island: title, chapter, section. The legislature keeps a page for each. */
export const { cite, isAttempt, isSection, lists, sectionsIn, under } = code({
  name: 'R.I. Gen. Laws §',
  number: /\d{1,2}-\d{1,2}(?:\.\d{1,2})?-\d{1,3}(?:\.\d{1,2}){0,2}/,
  // Conspiracy, and asking somebody to commit a crime.
  attempts: '11-1-6 11-1-7 11-1-9 11-1-10',
  address: ({ number }) => {
    const [title, chapter] = number.split('-');
    return `https://webserver.rilegislature.gov/Statutes/TITLE${title}/${title}-${chapter}/${number}.htm`;
  },
});
