import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp, check } = caseSearch('the courts’ Public Portal', 'https://www.courts.ri.gov/');
