import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp, check } = caseSearch(
  'Maryland Judiciary Case Search',
  'https://mdcourts.gov/casesearch',
  'free',
);
