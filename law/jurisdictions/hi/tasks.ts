import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp } = caseSearch('eCourt Kokua', 'https://www.courts.state.hi.us/', 'free');
