import type { Reviewed } from '../../place/review.ts';

/** The passages that could be read, on copies of 2015 to 2026. */
export const review: readonly Reviewed[] = [
  {
    section: 'RSA 651:5, II-a(a)',
    says: 'For an offense disposed of on or after January 1, 2019, any person whose arrest has resulted in a finding of not guilty on all charges that resulted from the arrest, or whose case was dismissed or not prosecuted, shall have the arrest record and court record annulled: … Thirty days following the finding',
    rules: ['nh-dropped-automatic/waited', 'nh-dropped-automatic/no-conviction'],
    verdict: 'right',
  },
  {
    section: 'RSA 651:5, II',
    says: 'may petition for annulment of the arrest record or court record, or both, at any time',
    rules: ['nh-dropped/case-over', 'nh-dropped/not-convicted'],
    verdict: 'right',
  },
  {
    section: 'RSA 651:5, III, text of 2015',
    says: 'when the petitioner has completed all the terms and conditions of the sentence and has thereafter been convicted of no other crime, except a motor vehicle offense classified as a violation other than driving while intoxicated',
    rules: ['nh-conviction/waited', 'nh-conviction/everything-paid'],
    verdict: 'open',
    note: 'Whether a conviction within the time closes the way or starts the time again it does not say. We start it again.',
  },
  {
    section: 'RSA 651:5, III(a)(2) and (b)(2), as form NHJB-3057 of 2019 has it',
    says: 'The prosecutor shall have twenty days from the date of receipt of this notice to object to this annulment on the grounds that the offense is not eligible for annulment or that the defendant has not completed all the terms and conditions of the sentence',
    rules: ['nh-conviction/waited', 'nh-conviction/everything-paid'],
    verdict: 'right',
  },
  {
    section: 'RSA 651:5, III(c) to (i), as the courts’ checklist of 2020 has it',
    says: 'Ten (10) years unless within that ten (10 year period the applicant is again convicted under RSA 631:2-b … For a FELONY offense under RSA 318-B:26, II: Two (2) Years',
    rules: ['nh-conviction/waited', 'nh-conviction/others-ready'],
    verdict: 'right',
  },
  {
    section: 'RSA 651:5, II and II-a, as the courts’ checklist of 2020 has it',
    says: 'You were arrested but no charge was ever entered with the court … You may petition to have the arrest annulled at any time',
    rules: ['nh-dropped/case-over', 'nh-dropped/not-convicted'],
    verdict: 'mended',
    note: 'Before, only the annulment by itself after 30 days was shown.',
  },
  {
    section: 'RSA 169-B:35, II',
    says: 'Once a delinquent reaches 21 years of age, all court records and individual institutional records, including police records, shall be closed and placed in an inactive file',
    rules: ['nh-juvenile/is-21'],
    verdict: 'right',
  },
];
