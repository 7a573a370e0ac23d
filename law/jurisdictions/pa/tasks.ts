import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp, check } = caseSearch(
  'the state court portal',
  'https://ujsportal.pacourts.us/casesearch',
  'free',
);
