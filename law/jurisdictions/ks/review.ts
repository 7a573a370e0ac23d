import type { Reviewed } from '../../place/review.ts';

/** K.S.A. 21-6614(a) as printed in the Kansas Register of May 12, 2022; the opening of 38-2312 from a private copy. */
export const review: readonly Reviewed[] = [
  {
    section: 'K.S.A. 21-6614(a)(1)',
    says: 'a traffic infraction, cigarette or tobacco infraction, misdemeanor or a class D or E felony, or for crimes committed on or after July 1, 1993, any nongrid felony or felony ranked in severity levels 6 through 10 of the nondrug grid … if three or more years have elapsed since the person: (A) Satisfied the sentence imposed; or (B) was discharged from probation',
    rules: ['ks-conviction/waited', 'ks-conviction/everything-paid'],
    verdict: 'open',
    note: 'Whether a fine that is owed keeps a sentence from being satisfied after a discharge, it does not say.',
  },
  {
    section: 'K.S.A. 21-6614(a)(1)',
    says: 'prior to July 1, 2012, any felony ranked in severity level 4 of the drug grid, or for crimes committed on or after July 1, 2012, any felony ranked in severity level 5 of the drug grid',
    rules: ['ks-conviction/waited'],
    verdict: 'right',
  },
  {
    section: 'K.S.A. 21-6614(a)(2)',
    says: 'any person who has fulfilled the terms of a diversion agreement may petition the district court … if three or more years have elapsed since the terms of the diversion agreement were fulfilled',
    rules: ['ks-diversion/waited'],
    verdict: 'right',
  },
  {
    section: 'K.S.A. 38-2312(b)',
    says: 'There shall be no expungement of records or files concerning acts committed by a juvenile which, if committed by an adult, would constitute a violation of … murder in the first degree; … rape; … indecent liberties with a child',
    rules: ['ks-juvenile/not-on-list'],
    verdict: 'right',
    note: 'The older text, read whole, names the same crimes and attempts at them.',
  },
];
