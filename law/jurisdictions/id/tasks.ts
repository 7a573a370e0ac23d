import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp } = caseSearch('the courts’ iCourt portal', 'https://mycourts.idaho.gov/', 'free');
