import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp, check } = caseSearch('MiCOURT', 'https://micourt.courts.michigan.gov/', 'free');
