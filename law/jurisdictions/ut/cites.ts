import type { Cite } from '../../place/relief.ts';
import { cite } from './code.ts';

export { address } from './code.ts';

export const code = (section: string, part = ''): Cite => cite(section + part);

/** The chapter on expungement, 77-40a. */
export const law = (number: number, part = ''): Cite => code(`77-40a-${number}`, part);
/** The sections on youth records: 80-6-1004.1 to 80-6-1004.5. */
export const youthLaw = (number: number, part = ''): Cite => code(`80-6-1004.${number}`, part);

/** What stands in no statute: what the state bureau and the courts tell people themselves. */
export const bureauPage = 'https://bci.utah.gov/expungements/expungements-faq/';
export const courtsPage = 'https://www.utcourts.gov/howto/expunge/index.html';
