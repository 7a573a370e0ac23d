import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp, check } = caseSearch('dw.courts.wa.gov', 'https://dw.courts.wa.gov/', 'free');
