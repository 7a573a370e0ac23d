import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp, check } = caseSearch('wcca.wicourts.gov', 'https://wcca.wicourts.gov/', 'free');
