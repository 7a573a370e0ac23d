import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp, check } = caseSearch(
  'CourtView',
  'https://records.courts.alaska.gov/eaccess/',
  'free',
);
