import type { LegalWord } from '../legal-word.ts';

/**
 * What is done to a record. Only these are explained beside an answer: “conviction” or “felony” there would read as if
 * it were said of the person. Apart from the other words, which an answer does not load.
 */
export const doneToRecords: readonly LegalWord[] = [
  {
    word: 'expunge',
    also: ['expung*', 'expunction*'],
    meaning: 'To erase a record, or to take it out of reach as if it were erased.',
    example: 'The order says “expunged”: in some states the papers are destroyed, in others they are sealed.',
  },
  {
    word: 'nondisclosure',
    also: ['nondisclos*', 'non-disclosure', 'order of nondisclosure', 'OND'],
    meaning: 'An order that keeps a record from the public, but not from the police or the courts.',
    example: 'A Texas judge signed an order of nondisclosure: most employers no longer see the case.',
  },
  {
    word: 'pardon',
    also: ['pardon*'],
    meaning: 'A governor, a board or the President forgives the crime.',
    example:
      'The governor gave you a pardon: in some states you still have to ask a court to clear the record.',
  },
  {
    word: 'seal',
    also: ['seals', 'sealed', 'sealing', 'sealable'],
    meaning: 'To hide a record from the public, though police and courts may still see it.',
    example: 'The letter says that your case is “sealed”: the public can no longer open it.',
  },
  {
    word: 'set aside',
    also: [
      'sets aside',
      'setting aside',
      'setaside',
      'set asides',
      'set the conviction aside',
      'set it aside',
    ],
    meaning: 'The court takes the conviction back.',
    example:
      'The order says that the conviction is “set aside”: in some states people can still see the case.',
  },
  {
    word: 'shield',
    also: ['shielded', 'shields', 'shielding'],
    meaning: 'To keep a record from public view, though police and courts may still see it.',
    example: 'A Maryland order says “shielded”: the case no longer shows on Case Search.',
  },
  {
    word: 'vacate',
    also: ['vacat*'],
    meaning: 'The court undoes the conviction, as if it had not been made.',
    example: 'The order says “vacated and dismissed”: the guilty finding no longer stands.',
  },
];
