import type { ReliefKind } from '@openslate/law/record/record.ts';

/** What a relief is, as people who looked it up would call it. */
export const kindWords: Readonly<Record<ReliefKind, string>> = {
  expungement: 'Expungement',
  sealing: 'Sealing',
  set_aside: 'Setting aside',
  vacatur: 'Vacating',
  dismissal: 'Dismissal',
  pardon: 'Pardon',
  certificate: 'Certificate',
  rights: 'Rights',
};
