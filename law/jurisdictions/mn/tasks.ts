import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp, check } = caseSearch(
  'Minnesota Court Records Online',
  'https://publicaccess.courts.state.mn.us/',
  'free',
);
