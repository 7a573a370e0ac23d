import { type Cite, cite } from '../../relief.ts';

/** The page of one section in the official code. */
export function officialPage(section: string): string {
  return `https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-${section.replace('.', '-')}`;
}

/** Sections of the Michigan Compiled Laws: the page of the first one is shown. */
export function mcl(sections: string): Cite {
  return cite(`MCL ${sections}`, officialPage(sections.replace(/[^\w.].*/, '')));
}
