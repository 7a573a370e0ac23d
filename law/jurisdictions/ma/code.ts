import { type Cite, cite as cited } from '../../place/relief.ts';
import { code } from '../../vocabulary/code.ts';

/** The part and the title in which the legislature prints a chapter. */
const chapters: Readonly<Record<string, string>> = {
  '51': 'PartI/TitleVIII',
  '94C': 'PartI/TitleXV',
  '127': 'PartI/TitleXVIII',
  '265': 'PartIV/TitleI',
  '276': 'PartIV/TitleII',
};

/** `cite('276', '100A')` is “G.L. c. 276, § 100A”, at the address that the legislature keeps for it. */
export function cite(chapter: string, section: string): Cite {
  const within = chapters[chapter];
  const [number = ''] = /^\d{1,3}[A-Z]{0,2}/.exec(section) ?? [];
  return cited(
    `G.L. c. ${chapter}, § ${section}`,
    within && !section.includes('¼')
      ? `https://malegislature.gov/Laws/GeneralLaws/${within}/Chapter${chapter}/Section${number}`
      : undefined,
  );
}

const half = /[½¼¾]|\s\d\/\d(?!\d)/g;
const chapterAndSection =
  /\b(?:c(?:h|hapter)?\.?\s{0,2})?(\d{1,3}[a-z]?)(?:,?\s{0,2}(?:§{1,2}|\bs(?:ec(?:tion)?)?\.?)|\s?[/:])\s{0,2}(\d{1,3}[a-z]{0,2})\b/gi;

/** The General Laws: chapter and section, “c. 266, § 30A”, on a CORI “266/30A”. Here it is 266-30A. */
export const { isSection, lists, sectionsIn, under } = code({
  name: 'G.L. c.',
  number: /\d{1,3}[a-z]?-\d{1,3}[a-z]{0,2}/i,
  asRead: (text) => text.replaceAll(half, '').replaceAll(chapterAndSection, '$1-$2'),
  // Attempt and conspiracy: the crime that was meant decides.
  attempts: '274-6 274-7',
});
