import type { Reviewed } from '../../place/review.ts';

/** Articles 976, 977, 983 and 890.3, R.S. 15:572 and Ch.C. art. 923, as the legislature showed them. */
export const review: readonly Reviewed[] = [
  {
    section: 'La. C.Cr.P. art. 976(A)(1), (2)',
    says: 'The person was not prosecuted … and the limitations on the institution of prosecution have barred the prosecution … The district attorney for any reason declined to prosecute any offense arising out of that arrest',
    rules: ['la-no-conviction/not-charged-later'],
    verdict: 'right',
  },
  {
    section: 'La. C.Cr.P. art. 976(A)(3)',
    says: 'Prosecution was instituted and such proceedings have been finally disposed of by dismissal, sustaining of a motion to quash, or acquittal.',
    rules: ['la-no-conviction/case-over', 'la-no-conviction/acquitted'],
    verdict: 'right',
  },
  {
    section: 'La. C.Cr.P. art. 976(B)',
    says: 'placed by the prosecuting authority into a pretrial diversion program, shall be entitled to an expungement of the record until five years have elapsed since the date of arrest',
    rules: ['la-no-conviction/dwi-diversion'],
    verdict: 'right',
  },
  {
    section: 'La. C.Cr.P. art. 977(A)(2)',
    says: 'More than five years have elapsed since the person completed any sentence … and the person has not been convicted of any felony offense during the five-year period, and has no felony charge pending',
    rules: ['la-misdemeanor/waited', 'la-misdemeanor/no-felony-lately', 'la-misdemeanor/no-open-felony'],
    verdict: 'right',
    note: 'The five years before the motion are looked at, as Act 580 of 2024 says of felonies.',
  },
  {
    section: 'La. C.Cr.P. art. 977(C)',
    says: 'an arrest for a sex offense … The misdemeanor conviction was for domestic abuse battery … for stalking',
    rules: ['la-misdemeanor/not-sexual', 'la-misdemeanor/not-domestic', 'la-misdemeanor/not-stalking'],
    verdict: 'right',
  },
  {
    section: 'La. C.Cr.P. art. 977(D)',
    says: 'a misdemeanor conviction for a first offense possession of marijuana … after ninety days from the date of conviction',
    rules: ['la-marijuana/waited', 'la-marijuana/first-offense'],
    verdict: 'right',
    note: 'It has no end of its own: only the lower fee of article 983(M) ended in August 2026.',
  },
  {
    section: 'La. C.Cr.P. art. 890.3(C)',
    says: 'The following crimes of violence enumerated in R.S. 14:2(B) shall always be designated by the court in the minutes as a crime of violence',
    rules: ['la-felony/not-violent', 'la-first-felony/not-violent'],
    verdict: 'open',
    note: 'Its 27 crimes are on our list. The whole list of R.S. 14:2(B) was not read in the law’s own text.',
  },
  {
    section: 'La. R.S. 15:572(B)',
    says: 'A first offender never previously convicted of a felony shall be pardoned automatically upon completion of his sentence … no pardon shall be issued to a first offender unless that person has paid all of the court costs',
    rules: ['la-first-felony/first-felony', 'la-first-felony/sentence-over', 'la-first-felony/costs-paid'],
    verdict: 'right',
  },
  {
    section: 'La. Ch.C. art. 923(A)',
    says: 'at any time following an adjudication of delinquency and completion of the disposition … when the child’s participation in the offense was a result of having been a victim of human trafficking',
    rules: ['la-juvenile-trafficking/trafficked', 'la-juvenile-trafficking/youth-case-over'],
    verdict: 'right',
  },
];
