import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp, check } = caseSearch('Case.net', 'https://www.courts.mo.gov/casenet/', 'free');
