import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp, check } = caseSearch(
  'Iowa Courts Online',
  'https://www.iowacourts.state.ia.us/',
  'free',
);
