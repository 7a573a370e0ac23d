import { caseSearch } from '../../vocabulary/tasks.ts';

/** Where anybody can look for a case. */
export const { lookUp, check } = caseSearch(
  'the Virginia courts’ website',
  'https://eapps.courts.state.va.us/ocis/landing',
  'free',
);
