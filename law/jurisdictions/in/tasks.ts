import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp, check } = caseSearch('mycase.in.gov', 'https://mycase.in.gov/', 'free');
