import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp, check } = caseSearch('the NC eCourts Portal', 'https://portal.nccourts.gov/');
