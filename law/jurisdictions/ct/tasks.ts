import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp, check } = caseSearch('jud.ct.gov', 'https://www.jud.ct.gov/', 'free');
