import type { Cite } from '../../place/relief.ts';
import { address, cite } from './code.ts';

/** The General Assembly’s own text of a section: of the Criminal Procedure Article, if no other is named. */
export const lawPage = (section: string, article: 'CP' | 'CJP' = 'CP'): string =>
  address(`${article}: ${section}`);

/** The Criminal Procedure Article. */
export const cp = (section: string): Cite => cite(`CP: ${section}`);

/** The Courts and Judicial Proceedings Article. */
export const cjp = (section: string): Cite => cite(`CJP: ${section}`);
