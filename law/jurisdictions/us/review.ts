import type { Reviewed } from '../../place/review.ts';

/** 18 U.S.C. §§ 3607 and 5038 and 21 U.S.C. §§ 844 and 844a, whole, in a copy of the Code of March 2026. */
export const review: readonly Reviewed[] = [
  {
    section: '18 U.S.C. § 3607(a), which offense',
    says: 'found guilty of an offense described in section 404 of the Controlled Substances Act (21 U.S.C. 844)',
    rules: [
      'us-first-offender-expungement/simple-possession',
      'us-first-offender-dismissal/simple-possession',
      'us-first-offender-probation/simple-possession',
    ],
    verdict: 'right',
  },
  {
    section: '18 U.S.C. § 3607(a)(1)',
    says: 'has not, prior to the commission of such offense, been convicted of violating a Federal or State law relating to controlled substances',
    rules: [
      'us-first-offender-expungement/no-earlier-drug-conviction',
      'us-first-offender-probation/no-earlier-drug-conviction',
    ],
    verdict: 'right',
    note: 'The conviction has to come before the offense, not only before the judgment.',
  },
  {
    section: '18 U.S.C. § 3607(a)(2)',
    says: 'has not previously been the subject of a disposition under this subsection',
    rules: ['us-first-offender-expungement/only-once', 'us-first-offender-probation/only-once'],
    verdict: 'right',
  },
  {
    section: '18 U.S.C. § 3607(a), consent',
    says: 'the court may, with the consent of such person, place him on probation for a term of not more than one year without entering a judgment of conviction',
    rules: ['us-first-offender-probation/judge-agrees'],
    verdict: 'right',
    note: 'The judge may, and need not: so an open case needs a look.',
  },
  {
    section: '18 U.S.C. § 3607(a), dismissal',
    says: 'if the person has not violated a condition of his probation, the court shall, without entering a judgment of conviction, dismiss the proceedings against the person and discharge him from probation',
    rules: [
      'us-first-offender-expungement/probation-over',
      'us-first-offender-dismissal/probation-over',
      'us-first-offender-expungement/probation-not-revoked',
      'us-first-offender-dismissal/probation-not-revoked',
    ],
    verdict: 'right',
    note: 'Who broke a condition and was not revoked is not asked. The judge dismissed the case, or there is none of this.',
  },
  {
    section: '18 U.S.C. § 3607(b)',
    says: 'shall not be considered a conviction for the purpose of a disqualification or a disability imposed by law upon conviction of a crime, or for any other purpose',
    rules: ['us-first-offender-dismissal/probation-over'],
    verdict: 'right',
    note: 'This is so at any age: (b) names none.',
  },
  {
    section: '18 U.S.C. § 3607(c), age',
    says: 'the person was less than twenty-one years old at the time of the offense, the court shall enter an expungement order upon the application of such person',
    rules: ['us-first-offender-expungement/was-under-21'],
    verdict: 'right',
    note: 'The court shall: nothing is left to the judge.',
  },
  {
    section: '21 U.S.C. § 844(b)',
    says: 'Repealed. Pub. L. 98–473, title II, § 219(a), Oct. 12, 1984, 98 Stat. 2027',
    rules: ['us-first-offender-expungement/since-october-1984'],
    verdict: 'open',
    note: 'The law for first offenders from before that day was not read, so such a case needs a look.',
  },
  {
    section: '18 U.S.C. § 5038(a)',
    says: 'Throughout and upon the completion of the juvenile delinquency proceeding, the records shall be safeguarded from disclosure to unauthorized persons',
    rules: ['us-juvenile/juvenile-case'],
    verdict: 'right',
    note: 'Who may still learn of it, (1) to (6), stands among its limits, and so do prints and photos, (d), and the FBI, (f).',
  },
  {
    section: '18 U.S.C. § 5038(d), (e)',
    says: 'Fingerprints and photographs of a juvenile who is prosecuted as an adult shall be made available in the manner applicable to adult defendants',
    rules: ['us-juvenile/not-moved-to-adult-court'],
    verdict: 'right',
  },
  {
    section: '21 U.S.C. § 844a(j), time',
    says: 'upon application of such individual at any time after the expiration of 3 years',
    rules: ['us-civil-penalty/waited'],
    verdict: 'right',
    note: 'From which day, the section does not say. The regulation counts from the final order.',
  },
  {
    section: '21 U.S.C. § 844a(j)(1), (2), (3)',
    says: 'the individual has not previously been assessed a civil penalty under this section',
    rules: [
      'us-civil-penalty/first-penalty',
      'us-civil-penalty/penalty-paid',
      'us-civil-penalty/conditions-met',
    ],
    verdict: 'right',
  },
  {
    section: '21 U.S.C. § 844a(j)(4)',
    says: 'the individual has not been convicted of a Federal or State offense relating to a controlled substance',
    rules: ['us-civil-penalty/no-drug-conviction'],
    verdict: 'right',
    note: 'At any time, before the penalty or after it.',
  },
  {
    section: '21 U.S.C. § 844a(j)(5)',
    says: 'the individual agrees to submit to a drug test, and such test shows the individual to be drug free',
    rules: ['us-civil-penalty/drug-test'],
    verdict: 'right',
  },
];
