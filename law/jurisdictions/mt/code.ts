import { code } from '../../vocabulary/code.ts';

/** 46-18-1107 stands in part 11 as its section 7: the legislature writes each number ten times as large. */
function address(number: string): string {
  const [title = 0, chapter = 0, section = 0] = number.split('-').map(Number);
  const [t, c, p, s] = [title, chapter, Math.floor(section / 100), section % 100].map((each) =>
    String(each * 10).padStart(4, '0'),
  );
  return `https://mca.legmt.gov/bills/mca/title_${t}/chapter_${c}/part_${p}/section_${s}/${t}-${c}-${p}-${s}.html`;
}

/** The Montana Code Annotated, by title, chapter and section. */
export const {
  address: addressOf,
  cite,
  isSection,
  lists,
  sectionsIn,
  under,
} = code({
  name: 'Mont. Code Ann. §',
  number: /\d{1,2}-\d{1,2}-\d{1,4}/,
  attempts: '45-4-102 45-4-103',
  address: ({ number }) => address(number),
});
