import { type Cite, cite } from '../../relief.ts';

/** The General Assembly’s own text of a section: of the Criminal Procedure Article, if no other is named. */
export const lawPage = (section: string, article = 'gcp'): string =>
  `https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=${article}&section=${section.replace(/\(.*/, '')}`;

/** The Criminal Procedure Article. */
export const cp = (section: string): Cite => cite(`CP § ${section}`, lawPage(section));

/** The Courts and Judicial Proceedings Article. */
export const cjp = (section: string): Cite => cite(`CJP § ${section}`, lawPage(section, 'gcj'));
