import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp, check } = caseSearch(
  'caseinfo.arcourts.gov',
  'https://caseinfo.arcourts.gov/',
  'free',
);
