import type { Reviewed } from '../../place/review.ts';

/** Wis. Stat. § 973.015(1m) and the beginning of (2m), in copies of 2019 to 2021. */
export const review: readonly Reviewed[] = [
  {
    section: 'Wis. Stat. § 973.015(1m)(a)1., age',
    says: 'when a person is under the age of 25 at the time of the commission of an offense',
    rules: ['wi-expungement-ordered/young-enough', 'wi-ask-at-sentencing/young-enough'],
    verdict: 'right',
  },
  {
    section: 'Wis. Stat. § 973.015(1m)(a)1., longest sentence',
    says: 'for violation of a law for which the maximum period of imprisonment is 6 years or less',
    rules: ['wi-expungement-ordered/minor-class', 'wi-ask-at-sentencing/minor-class'],
    verdict: 'right',
    note: 'A felony without a class, or an attempt at a Class G felony, is judged by the longest sentence that was told.',
  },
  {
    section: 'Wis. Stat. § 973.015(1m)(a)1., when',
    says: 'the court may order at the time of sentencing that the record be expunged upon successful completion of the sentence',
    rules: [
      'wi-expungement-ordered/ordered-at-sentencing',
      'wi-expungement-ordered-fine/ordered-at-sentencing',
    ],
    verdict: 'right',
  },
  {
    section: 'Wis. Stat. § 973.015(1m)(a)3.a.',
    says: 'A Class H felony, if the person has, in his or her lifetime, been convicted of a prior felony offense, or if the felony is a violent offense, as defined in s. 301.048 (2) (bm), or is a violation of s. 940.32',
    rules: ['wi-expungement-ordered/no-earlier-felony', 'wi-expungement-ordered/not-violent-felony'],
    verdict: 'right',
    note: 'The parts of 948.03 that it names are on the list of violent offenses too, where all of 948.03 stands.',
  },
  {
    section: 'Wis. Stat. § 973.015(1m)(a)3.b.',
    says: 'A Class I felony, if the person has, in his or her lifetime, been convicted of a prior felony offense, or if the felony is a violent offense, as defined in s. 301.048 (2) (bm), or is a violation of s. 948.23 (1) (a).',
    rules: ['wi-expungement-ordered/no-earlier-felony', 'wi-expungement-ordered/not-violent-felony'],
    verdict: 'right',
  },
  {
    section: 'Wis. Stat. § 973.015(1m)(b)',
    says: 'A person has successfully completed the sentence if the person has not been convicted of a subsequent offense and, if on probation, the probation has not been revoked and the probationer has satisfied the conditions of probation.',
    rules: [
      'wi-expungement-ordered/sentence-over',
      'wi-expungement-ordered/no-new-crime',
      'wi-expungement-ordered/probation-not-revoked',
      'wi-expungement-ordered/conditions-kept',
    ],
    verdict: 'right',
  },
  {
    section: 'Wis. Stat. § 973.015(1m)(b), certificate',
    says: 'the detaining or probationary authority shall issue a certificate of discharge which shall be forwarded to the court of record and which shall have the effect of expunging the record',
    rules: ['wi-expungement-ordered/office-sends-proof'],
    verdict: 'right',
    note: 'So nothing has to be asked for. Who had only a fine has no such office, and goes the other way.',
  },
  {
    section: 'Wis. Stat. § 973.015(2m)',
    says: 'At any time after a person has been convicted, adjudicated delinquent, or found not guilty by reason of mental disease or defect for a violation of s. 944.30, a court may, upon the motion of the person, vacate the conviction',
    rules: ['wi-trafficking-vacatur/prostitution', 'wi-trafficking-vacatur/trafficked'],
    verdict: 'open',
    note: 'Only the beginning was at hand. What must be shown of the trafficking comes from other pages.',
  },
];
