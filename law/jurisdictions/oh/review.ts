import type { Reviewed } from '../../place/review.ts';

/** § 2950.01 was at hand whole, in the text of 2025. Of §§ 2953.32, 2953.33, 2953.321 and 2151.356 only these passages were at hand. */
export const review: readonly Reviewed[] = [
  {
    section: 'Ohio Rev. Code § 2953.32(A)(1)',
    says: 'Convictions under Chapter 4506., 4507., 4510., 4511., or 4549. of the Revised Code … Convictions of a felony offense of violence that is not a sexually oriented offense',
    rules: ['oh-seal-conviction/not-traffic', 'oh-seal-conviction/not-violent-felony'],
    verdict: 'right',
  },
  {
    section: 'Ohio Rev. Code § 2953.32(A)(1)',
    says: 'Convictions of an offense in circumstances in which the victim of the offense was less than thirteen years of age, except for convictions under section 2919.21',
    rules: ['oh-seal-conviction/no-young-victim'],
    verdict: 'right',
  },
  {
    section: 'Ohio Rev. Code § 2953.32(A)(1), (A)(2), before H.B. 234',
    says: 'Except as provided in division (A)(2) of this section, convictions for a violation of section 2919.25 or 2919.27 of the Revised Code or a conviction for a violation of a municipal ordinance that is substantially similar to either section',
    rules: [
      'oh-expunge-conviction/not-protection-order',
      'oh-seal-conviction/not-worse-domestic-violence',
      'oh-expunge-conviction/not-domestic-violence',
    ],
    verdict: 'mended',
    note: 'Breaking a protection order was called closed. The Legislative Service Commission says of H.B. 234: an offender may seal, but not expunge, a record for domestic violence of the third degree or for violating a protection order. An account of September 2026 with the text of today before it says the same, and names no level for § 2919.27: a felony was a question before.',
  },
  {
    section: 'Ohio Rev. Code § 2953.32(A)(1)',
    says: 'Convictions of a felony of the third degree if the offender has more than one other conviction of any felony or, if the person has exactly two convictions of a felony of the third degree, has more convictions in total than those two third degree felony convictions and two misdemeanor convictions',
    rules: ['oh-seal-conviction/few-enough', 'oh-expunge-conviction/few-enough'],
    verdict: 'open',
    note: 'Whether minor misdemeanors count there could not be read.',
  },
  {
    section: 'Ohio Rev. Code § 2953.33(A)(1)',
    says: 'the application may be filed at any time after the finding of not guilty or the dismissal of the complaint, indictment, or information',
    rules: ['oh-seal-dropped/case-over', 'oh-seal-dropped/case-filed'],
    verdict: 'right',
  },
  {
    section: 'Ohio Rev. Code § 2953.33(A)(2)',
    says: 'at any time after the expiration of two years after the date on which the foreperson or deputy foreperson of the grand jury reports',
    rules: ['oh-seal-dropped/no-bill-wait', 'oh-expunge-dropped/no-bill-wait'],
    verdict: 'right',
  },
  {
    section: 'Ohio Rev. Code § 2953.321(B), (C)',
    says: 'A violation of division (C)(3)(a) or (C)(7)(a) or (b) of section 2925.11 … The person may file the application at any time on or after the effective date of this section',
    rules: ['oh-marijuana/before-march-2026', 'oh-marijuana/possession', 'oh-marijuana/small-amount'],
    verdict: 'right',
    note: 'What the court weighs at the hearing was not at hand.',
  },
  {
    section: 'Ohio Rev. Code § 2953.35(A)',
    says: 'division (B), (C), or (E) of section 2923.16 of the Revised Code as the division existed prior to September 30, 2011, or a violation of division (E)(1) or (2) of section 2923.16 of the Revised Code as the division existed prior to June 13, 2022',
    rules: ['oh-old-gun-law/before-june-2022', 'oh-old-gun-law/carrying-law'],
    verdict: 'mended',
    note: 'What the rest of the sentence says of § 2923.12 was not at hand.',
  },
  {
    section: 'Ohio Rev. Code § 2151.356(A)',
    says: 'adjudicated a delinquent child for committing a violation of section 2903.01, 2903.02, or 2907.02 of the Revised Code shall not be sealed',
    rules: ['oh-juvenile-sealing/not-murder-or-rape'],
    verdict: 'right',
  },
  {
    section: 'Ohio Rev. Code § 2950.01(A)',
    says: 'A violation of section 2907.02, 2907.03, 2907.05, 2907.06, 2907.07, 2907.08, 2907.21, 2907.22, 2907.32, 2907.321, 2907.322, or 2907.323 … A violation of division (A)(3) of section 2903.211',
    rules: ['oh-seal-conviction/duty-over', 'oh-seal-conviction/not-violent-felony'],
    verdict: 'mended',
    note: '§§ 2907.22 and 2907.32 were missing, and so were the parts of other sections that the list names. Stalking with a sexual motive was called closed as a violent felony.',
  },
];
