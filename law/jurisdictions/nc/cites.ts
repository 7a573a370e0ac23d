import { type Cite, cite } from '../../relief.ts';

/** A section of the General Statutes on the General Assembly’s own site. Before the hyphen stands its chapter. */
export const page = (section: string) =>
  `https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_${section.split('-')[0]}/GS_${section}.html`;

export const gs = (section: string, part = ''): Cite => cite(`G.S. ${section}${part}`, page(section));

/** The law on older nonviolent convictions. */
export const older = (part: string): Cite => gs('15A-145.5', part);

/** What a judge must find, as the court forms of 2025 print it. */
export const misdemeanorForm = older('(c2); form AOC-CR-298');
export const felonyForm = older('(c2); form AOC-CR-297');
