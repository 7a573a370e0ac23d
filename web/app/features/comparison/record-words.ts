import type { OrdinaryRecord } from '@openslate/law/comparison/ordinary-records.ts';

/** The records that most people have, as they call them. */
export const recordWords: Readonly<Record<OrdinaryRecord, string>> = {
  dropped: 'A dropped charge',
  misdemeanor: 'A misdemeanor',
  felony: 'A felony',
};
