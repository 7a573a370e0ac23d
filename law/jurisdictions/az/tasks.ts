import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp } = caseSearch('the Arizona courts’ website', 'https://www.azcourts.gov/', 'free');
