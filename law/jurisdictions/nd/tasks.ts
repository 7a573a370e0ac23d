import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp, check } = caseSearch(
  'publicsearch.ndcourts.gov',
  'https://publicsearch.ndcourts.gov/',
);
