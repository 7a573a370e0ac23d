import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp, check } = caseSearch(
  'caselookup.nmcourts.gov',
  'https://caselookup.nmcourts.gov/caselookup/',
  'free',
);
