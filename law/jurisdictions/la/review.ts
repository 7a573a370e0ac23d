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
    section: 'La. R.S. 15:541(24), as of May 2026',
    says: 'R.S. 14:89.2 … R.S. 14:82.2 … R.S. 14:83 … R.S. 14:92 … R.S. 14:106 … a second or subsequent conviction of R.S. 14:283.1 … R.S. 14:89.3',
    rules: ['la-first-felony/not-sexual', 'la-felony/not-sexual', 'la-misdemeanor/not-sexual'],
    verdict: 'mended',
    note: 'Every section that it names, in its order, and how many letters lie between them: so it is known where only a paragraph or a second conviction counts. Of soliciting (R.S. 14:83) the paragraphs stay open.',
  },
  {
    section: 'La. R.S. 15:541(12), as of May 2026',
    says: 'R.S. 14:44 … R.S. 14:84 … R.S. 23:251 … R.S. 14:46.2 … R.S. 14:83',
    rules: ['la-first-felony/not-against-child', 'la-felony/not-against-child'],
    verdict: 'mended',
    note: 'Only the sections that it names were read. Every crime with a child as its victim went to review before; now only kidnapping, false imprisonment, prostitution of others and child labor do.',
  },
  {
    section: 'La. R.S. 14:2(B), as of May 2026; Act 281 of 2017',
    says: 'R.S. 14:35.3 … R.S. 14:34.9 … R.S. 14:79 … R.S. 14:95.1 … R.S. 40:967 … R.S. 40:966 … to repeal R.S. 14:2(B)(8), (25), and (29)',
    rules: ['la-first-felony/not-violent', 'la-felony/not-violent'],
    verdict: 'mended',
    note: 'Extortion went to “no” and now to review. Of dating battery and protective orders only the named paragraphs are left out. The last three of its 62 crimes were not read.',
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
