import type { Reviewed } from '../../place/review.ts';

/** Of §§ 61-11-25, 61-11-26 and 61-11-26a only these passages were at hand. */
export const review: readonly Reviewed[] = [
  {
    section: 'W. Va. Code § 61-11-26(b)',
    says: 'one year after conviction, completion of any sentence of incarceration or completion of any period of supervision, whichever is later in time … two years after the last conviction … five years after conviction',
    rules: ['wv-expunge-conviction/waited'],
    verdict: 'right',
  },
  {
    section: 'W. Va. Code § 61-11-26(a)(2)',
    says: 'a nonviolent felony offense or offenses arising from the same transaction or series of transactions',
    rules: ['wv-expunge-conviction/only-convictions'],
    verdict: 'open',
    note: 'What a series is, a judge decides. Felonies more than a year apart are taken for none.',
  },
  {
    section: 'W. Va. Code § 61-11-26a(a)',
    says: 'upon successful compliance with an approved substance abuse treatment and recovery and counseling program for 90 days or upon completion of an approved job readiness adult training course',
    rules: ['wv-expunge-after-program/program', 'wv-expunge-after-program/waited'],
    verdict: 'right',
  },
  {
    section: 'W. Va. Code § 61-11-25(a)',
    says: 'against whom charges have been dismissed, and not in exchange for a guilty plea to another offense resulting in a conviction … any person who has previously been convicted of a felony may not file',
    rules: ['wv-expunge-charge/no-deal', 'wv-expunge-charge/no-felony', 'wv-expunge-program/no-household'],
    verdict: 'right',
  },
  {
    section: 'W. Va. Code § 61-11-25(b)',
    says: 'not sooner than sixty days following the order of acquittal or dismissal by the court',
    rules: ['wv-expunge-charge/waited', 'wv-expunge-program/waited'],
    verdict: 'right',
  },
  {
    section: 'W. Va. Code § 61-11-26(c)',
    says: 'any violation of § 61-2-29 … any offense which violates § 61-8-12 or § 61-8-19 … any violation of § 61-2-9a (from notes of others, not from the text)',
    rules: ['wv-expunge-conviction/not-home-burglary'],
    verdict: 'mended',
    note: 'Stalking and the abuse of an incapacitated adult were missing as misdemeanors. § 48-27-903 is not among the fifteen items.',
  },
  {
    section: 'W. Va. Code § 17C-5-2b(g)',
    says: 'not less than one year, from the end of probation; not after a felony conviction (from notes of others)',
    rules: ['wv-drunk-driving-deferred/waited', 'wv-drunk-driving-deferred/no-felony'],
    verdict: 'mended',
    note: 'This way was missing: the answer was a question.',
  },
];
