import type { HelperKind } from './guide.ts';

/* Apart from the guide and the phrases: pages to read need this of them and nothing else. */

/** Those who help, and those who only keep records or decide. */
export function helpersAndOffices<One extends { readonly kind: HelperKind }>(all: readonly One[]) {
  return {
    helpers: all.filter(({ kind }) => kind !== 'office'),
    offices: all.filter(({ kind }) => kind === 'office'),
  };
}

export const officesTitle = 'Offices that keep records or decide';

/** Before anything is filed: a record that is gone can no longer be shown to immigration offices. */
export const notACitizen =
  'Not a citizen? Talk to an immigration lawyer first, and keep certified copies of your court papers.';
