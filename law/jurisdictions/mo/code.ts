import { code } from '../../vocabulary/code.ts';

/**
 * The Revised Statutes of Missouri. A subsection stands after a second point, “571.030.1(4)”; its paragraphs tell enough,
 * so it is read as 571.030(4).
 */
export const { cite, isSection, lists, sectionsIn, partUntold, under } = code({
  name: 'Mo. Rev. Stat. §',
  number: /\d{1,3}\.\d{3}(?:\.\d{1,2})?/,
  normal: section,
  // Attempts and conspiracies, today and before 2017.
  attempts: '562.012 562.014 564.011 564.016',
  address: ({ number }) => `https://revisor.mo.gov/main/OneSection.aspx?section=${section(number)}`,
});

function section(written: string): string {
  return written.split('.').slice(0, 2).join('.');
}
