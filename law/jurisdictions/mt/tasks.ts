import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp } = caseSearch('the Montana courts’ online portals', 'https://courts.mt.gov/');
