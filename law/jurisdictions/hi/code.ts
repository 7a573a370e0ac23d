import { code } from '../../vocabulary/code.ts';

/** The Hawaii Revised Statutes. The legislature keeps a page for each section; we know the addresses of volume 14. */
export const { cite, isSection, lists, sectionsIn, partUntold, under } = code({
  name: 'HRS §',
  number: /\d{1,3}[a-z]?-\d{1,4}(?:\.\d{1,2})?/i,
  address: ({ number }) => {
    const [chapter = '', section = ''] = number.split('-');
    const known = Number(chapter) >= 701 && Number(chapter) <= 853;
    if (!known) return undefined;
    const [whole = '', decimal] = section.split('.');
    const page = `${chapter.padStart(4, '0')}-${whole.padStart(4, '0')}${decimal ? `_${decimal.padStart(4, '0')}` : ''}`;
    return `https://www.capitol.hawaii.gov/hrscurrent/Vol14_Ch0701-0853/HRS${chapter.padStart(4, '0')}/HRS_${page}.htm`;
  },
});
