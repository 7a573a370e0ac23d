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
    section: 'RSA 169-B:35, II',
    says: 'Once a delinquent reaches 21 years of age, all court records and individual institutional records, including police records, shall be closed and placed in an inactive file',
    rules: ['nh-juvenile/is-21'],
    verdict: 'right',
  },
];
