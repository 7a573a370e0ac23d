import type { Reviewed } from '../../place/review.ts';

/** Pen. Code §§ 851.91, 851.93 and 1203.4 to 1203.425, read subdivision by subdivision. */
export const review: readonly Reviewed[] = [
  {
    section: 'Pen. Code § 851.91(a)(1), (2)(A)',
    says: 'No conviction occurred, the charge has been dismissed, and the charge may not be refiled.',
    rules: ['ca-seal-arrest/cannot-come-back', 'ca-seal-arrest/whole-case'],
    verdict: 'right',
  },
  {
    section: 'Pen. Code § 851.91(a)(2)(B)',
    says: 'murder or any other offense for which there is no statute of limitations, except when the person has been acquitted or found factually innocent of the charge',
    rules: ['ca-seal-arrest/none-without-time-limit'],
    verdict: 'mended',
    note: 'The crimes of § 799 close it for the whole arrest. Whether “15 years to life” is life stays open.',
  },
  {
    section: 'Pen. Code § 851.93(a)(2)',
    says: 'the arrest occurred on or after January 1, 1973',
    rules: ['ca-arrest-automatic/since-1973'],
    verdict: 'mended',
    note: 'The day of the arrest counts, which lies between the offense and the end of the case.',
  },
  {
    section: 'Pen. Code § 851.93(a)(2)(A)',
    says: 'The arrest was for a misdemeanor offense and the charge was dismissed.',
    rules: ['ca-arrest-automatic/ended-and-waited', 'ca-arrest-automatic/whole-case'],
    verdict: 'open',
    note: 'It says nothing of other charges of the arrest. From 2027 on it is for dropped felonies too.',
  },
  {
    section: 'Pen. Code § 851.93(a)(2)(B)',
    says: 'at least one calendar year has elapsed since the date of the arrest, and no conviction occurred, or the arrestee was acquitted of any charges that arose, from that arrest',
    rules: ['ca-arrest-automatic/ended-and-waited'],
    verdict: 'open',
    note: 'Whether an acquittal has to wait. The petition is open at once either way.',
  },
  {
    section: 'Pen. Code § 851.93(a)(2)(C)',
    says: 'at least three calendar years have elapsed since the date of the arrest',
    rules: ['ca-arrest-automatic/ended-and-waited', 'ca-arrest-automatic/any-charge-ended-and-waited'],
    verdict: 'mended',
    note: 'Six years where the felony carries eight years or more. Where it is told, the section now says which: carjacking carries nine, sexual battery four.',
  },
  {
    section: 'Pen. Code § 1203.4(a)(1)',
    says: 'if they are not then serving a sentence for an offense, on probation for an offense, or charged with the commission of an offense',
    rules: [
      'ca-dismissal-after-probation/probation-over',
      'ca-dismissal-after-probation/served',
      'ca-dismissal-after-probation/no-open-case',
    ],
    verdict: 'right',
  },
  {
    section: 'Pen. Code § 1203.4a(a)',
    says: 'after the lapse of one year from the date of pronouncement of judgment, if they have fully complied with and performed the sentence of the court',
    rules: [
      'ca-dismissal-no-probation/waited',
      'ca-dismissal-no-probation/sentence-over',
      'ca-dismissal-no-probation/served',
    ],
    verdict: 'right',
  },
  {
    section: 'Pen. Code § 1203.41(a)(2)',
    says: 'after the lapse of two years following the defendant’s completion of the sentence',
    rules: ['ca-dismissal-county-jail/waited', 'ca-dismissal-prison/waited'],
    verdict: 'right',
    note: 'A prison sentence includes parole, § 3000(a)(1). It is one year where mandatory supervision was part of a jail term.',
  },
  {
    section: 'Pen. Code § 1203.41(a)(6)',
    says: 'if that felony did not result in a requirement to register as a sex offender',
    rules: ['ca-dismissal-prison/crime-not-registrable'],
    verdict: 'right',
  },
  {
    section: 'Pen. Code § 1203.425(a)(1)(B)(i)',
    says: 'The person is not required to register pursuant to the Sex Offender Registration Act.',
    rules: ['ca-automatic-misdemeanor/not-registered', 'ca-automatic-felony/not-registered'],
    verdict: 'right',
  },
  {
    section: 'Pen. Code § 1203.425(a)(1)(B)(ii)',
    says: 'The person does not have an active record for local, state, or federal supervision in the Supervised Release File.',
    rules: ['ca-automatic-misdemeanor/not-serving', 'ca-automatic-felony/not-serving'],
    verdict: 'right',
  },
  {
    section: 'Pen. Code § 1203.425(a)(1)(B)(iv)(I)(ib)',
    says: 'an infraction or misdemeanor other than one eligible under sub-subclause (ia)',
    rules: ['ca-automatic-misdemeanor/probation-kept-or-waited'],
    verdict: 'mended',
    note: 'After revoked probation, too, a misdemeanor is dismissed by itself one year after the judgment.',
  },
  {
    section: 'Pen. Code § 1203.425(a)(1)(B)(iv)(II)',
    says: 'during which the defendant was not convicted of a new felony offense',
    rules: [
      'ca-automatic-felony/probation-kept-or-waited',
      'ca-automatic-felony/no-new-felony',
      'ca-automatic-felony/not-serious-or-violent',
    ],
    verdict: 'open',
    note: 'Whether the four years start again after a new felony.',
  },
  {
    section: 'Pen. Code § 1203.425(a)(4)(A), (B)',
    says: 'does not relieve a person of the obligation to disclose the conviction in response to a direct question contained in a questionnaire or application for public office, for enrollment as a provider of in-home supportive services, or for contracting with the California State Lottery Commission',
    rules: [],
    verdict: 'right',
    note: 'With police jobs these are all the questions that must still be answered. State and local licenses are not among them, other than after a petition. The limits of the automatic ways say so.',
  },
  {
    section: 'Pen. Code § 1203.425(a)(4)(K)(ii)',
    says: 'a conviction for a controlled substance offense listed in Section 11350 or 11377 that is more than five years old, for which relief is granted pursuant to this section, shall not be disclosed',
    rules: [],
    verdict: 'mended',
    note: 'The limits said that schools see all of it.',
  },
];
