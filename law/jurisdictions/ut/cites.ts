import { type Cite, cite } from '../../relief.ts';

/** The legislature's own page of a section: 77-40a-303 stands at Title77/Chapter40A/77-40a-S303.html. */
export function address(section: string): string {
  const [title = '', chapter = '', number] = section.split('-');
  return `https://le.utah.gov/xcode/Title${title}/Chapter${chapter.toUpperCase()}/${title}-${chapter}-S${number}.html`;
}

export function code(section: string, part = ''): Cite {
  return cite(`Utah Code ${section}${part}`, address(section));
}

/** The chapter on expungement, 77-40a. */
export const law = (number: number, part = ''): Cite => code(`77-40a-${number}`, part);
/** The sections on youth records: 80-6-1004.1 to 80-6-1004.5. */
export const youthLaw = (number: number, part = ''): Cite => code(`80-6-1004.${number}`, part);

/** What stands in no statute: what the state bureau and the courts tell people themselves. */
export const bureauPage = 'https://bci.utah.gov/expungements/expungements-faq/';
export const courtsPage = 'https://www.utcourts.gov/howto/expunge/index.html';
