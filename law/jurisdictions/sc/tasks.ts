import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp, check } = caseSearch(
  'your county’s public index at sccourts.org',
  'https://www.sccourts.org/',
);
