import type { Disposition, Level } from '@openslate/law/record/record.ts';

/** How a case ended, in a lawyer's few words. The questions say it at more length. */
export const dispositionWords: Readonly<Record<Disposition, string>> = {
  convicted: 'Convicted',
  deferred: 'Judgment deferred',
  diverted: 'Program finished',
  dismissed: 'Dropped or dismissed',
  acquitted: 'Found not guilty',
  no_charges: 'Arrested, never charged',
  pardoned: 'Pardoned',
  not_responsible: 'Not responsible by insanity',
  pending: 'Still open',
};

export const levelWords: Readonly<Record<Level, string>> = {
  infraction: 'smaller offense',
  misdemeanor: 'misdemeanor',
  felony: 'felony',
};
