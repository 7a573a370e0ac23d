import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp } = caseSearch('the Kansas courts’ case search', 'https://casesearch.kscourts.gov/');
