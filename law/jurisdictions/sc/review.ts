import type { Reviewed } from '../../place/review.ts';

/** The sections in a copy of February 2026. */
export const review: readonly Reviewed[] = [
  {
    section: 'S.C. Code § 17-22-950(A), (C)',
    says: 'the accused person was fingerprinted for the charges, the summary court, at no cost to the accused person, immediately shall issue an order to expunge the criminal records',
    rules: [
      'sc-summary-court/summary-court',
      'sc-summary-court/fingerprinted',
      'sc-summary-court/appeal-time-over',
    ],
    verdict: 'right',
    note: 'No sooner than the appeal time, 10 days, and no later than 30 days after it.',
  },
  {
    section: 'S.C. Code § 17-1-40(B)(1)',
    says: 'the charge was discharged, proceedings against the person were dismissed, or the person was found not guilty of the charge',
    rules: ['sc-dropped-charge/not-convicted', 'sc-dropped-charge/case-over'],
    verdict: 'right',
  },
  {
    section: 'S.C. Code § 22-5-910(A)',
    says: 'a crime carrying a penalty of not more than thirty days imprisonment or a fine of one thousand dollars, or both, or a first offense for unlawful possession of a firearm or weapon carrying a penalty of not more than one year',
    rules: [
      'sc-small-crime/small-crime',
      'sc-small-crime/first-weapon-charge',
      'sc-small-crime/no-violence-before',
      'sc-small-crime/no-driving',
      'sc-small-crime/waited',
    ],
    verdict: 'right',
    note: 'It no longer asks for a first conviction. Some solicitors’ pages still do.',
  },
  {
    section: 'S.C. Code § 22-5-910(C), (F)',
    says: 'If the defendant has had no other conviction, including out-of-state convictions, during the three-year period',
    rules: ['sc-small-crime/no-other-conviction', 'sc-small-crime/no-open-case', 'sc-small-crime/not-used'],
    verdict: 'right',
  },
  {
    section: 'S.C. Code § 22-5-920(B)',
    says: 'while serving the youthful offender sentence, including probation and parole, and for a period of five years from the date of completion',
    rules: [
      'sc-youthful-offender/youthful-offender',
      'sc-youthful-offender/waited',
      'sc-youthful-offender/no-other-conviction',
      'sc-youthful-offender/not-left-out',
      'sc-youthful-offender/not-used',
    ],
    verdict: 'right',
  },
  {
    section: 'S.C. Code § 22-5-920(B)(1)',
    says: 'Following a first offense conviction as a youthful offender',
    rules: ['sc-youthful-offender/first-offense'],
    verdict: 'open',
    note: 'Whether an earlier conviction of another kind matters is not said.',
  },
  {
    section: 'S.C. Code § 22-5-930(A), (D)',
    says: 'after three years from the date of the completion of the sentence, including probation and parole',
    rules: [
      'sc-drug-possession/waited',
      'sc-drug-possession/no-other-conviction',
      'sc-drug-possession/no-conditional-discharge',
      'sc-drug-possession/no-open-case',
    ],
    verdict: 'right',
  },
  {
    section: 'S.C. Code § 22-5-930(A), (C)',
    says: 'Following a first offense conviction for either simple possession of a controlled substance',
    rules: ['sc-drug-possession/first-offense', 'sc-drug-possession/no-traffic-conviction'],
    verdict: 'open',
    note: 'Which earlier conviction makes a second offense stands in § 44-53-470, which was not read. Traffic is left out by § 17-22-940(E) for other sections only.',
  },
  {
    section: 'S.C. Code § 22-5-930(B)',
    says: 'after twenty years from the date of the completion of any sentence, including probation and parole, for a drug conviction or any felony conviction',
    rules: ['sc-intent-to-distribute/waited', 'sc-intent-to-distribute/intent-to-distribute'],
    verdict: 'right',
  },
  {
    section: 'S.C. Code § 17-1-65',
    says: 'one conviction for unlawful possession of a handgun as provided in Section 16-23-20, if the conviction occurred prior to the enactment',
    rules: ['sc-handgun-before-2024/handgun', 'sc-handgun-before-2024/before-2024'],
    verdict: 'right',
    note: 'An application must be made within five years of March 7, 2024.',
  },
  {
    section: 'S.C. Code § 34-11-90(e)',
    says: 'the defendant may, after one year from the date of the conviction, apply',
    rules: ['sc-bad-check/waited', 'sc-bad-check/no-other-conviction', 'sc-bad-check/first-offense'],
    verdict: 'right',
  },
  {
    section: 'S.C. Code § 56-5-750(F)',
    says: 'after three years from the date of completion of all terms and conditions of his sentence for the first offense',
    rules: ['sc-failure-to-stop/waited', 'sc-failure-to-stop/no-other-conviction'],
    verdict: 'right',
  },
  {
    section: 'S.C. Code § 63-19-2050(A), (C)',
    says: 'at least eighteen years of age, has successfully completed any dispositional sentence imposed, has not been subsequently adjudicated for or convicted of any criminal offense',
    rules: [
      'sc-juvenile-expungement/is-18',
      'sc-juvenile-expungement/sentence-over',
      'sc-juvenile-expungement/nothing-since',
      'sc-juvenile-expungement/no-grave-case-before',
      'sc-juvenile-expungement/not-violent',
    ],
    verdict: 'right',
  },
  {
    section: 'S.C. Code § 16-3-2020(F)',
    says: 'nonviolent misdemeanor offense or Class F felony means all offenses listed in Section 16-1-20(A)(6), (7), (8), and (9)',
    rules: ['sc-trafficking-expungement/crime-reached'],
    verdict: 'open',
    note: 'Those are classes. Misdemeanors without a class carry less and are not named.',
  },
];
