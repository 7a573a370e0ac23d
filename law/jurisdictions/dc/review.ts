import type { Reviewed } from '../../place/review.ts';

/** D.C. Code §§ 16-801 to 16-809 as enacted and amended by June 30, 2026; the other sections as of October 2024. */
export const review: readonly Reviewed[] = [
  {
    section: 'D.C. Code § 16-801(a)(2)',
    says: 'unconditionally discharged from incarceration, commitment, probation, parole, or supervised release, whichever is latest; provided, that nonpayment of fines, restitution, or any other monetary assessments imposed by the Court shall not prevent completion of a sentence',
    rules: ['dc-conviction-motion/waited', 'dc-misdemeanor-automatic/waited'],
    verdict: 'right',
    note: 'Money owed is asked for by no rule.',
  },
  {
    section: 'D.C. Code § 16-802(a)',
    says: 'records related only to simple possession for any quantity of marijuana in violation of § 48-904.01(d)(1) before February 15, 2015',
    rules: ['dc-no-longer-crime/no-longer-crime', 'dc-no-longer-crime/nothing-else'],
    verdict: 'open',
    note: 'Whether a marijuana charge beside others is expunged alone is not said.',
  },
  {
    section: 'D.C. Code § 16-802(a)',
    says: 'the commission of a criminal offense that has subsequently been decriminalized, legalized, or held to be unconstitutional',
    rules: ['dc-no-longer-crime/no-longer-crime'],
    verdict: 'mended',
    note: 'Drug pipes and needles for own use, unpaid fares and street vending were missing. The acts that made them no crime are of 2021, 2019 and 2023. Being in a car with a gun (§ 22-2511) was held unconstitutional in 2013.',
  },
  {
    section: 'D.C. Code § 16-803(a)',
    says: 'demonstrates, by a preponderance of the evidence, that the offense for which the person was cited, arrested, or charged: Did not occur; or Was not committed by the person',
    rules: ['dc-innocence/innocent', 'dc-innocence/no-conviction'],
    verdict: 'right',
  },
  {
    section: 'D.C. Code § 16-805(a)(1)',
    says: 'provided, that the case was terminated by the prosecutor or otherwise reached a final disposition and did not result in a conviction or acquittal pursuant to § 24-501',
    rules: ['dc-no-conviction-automatic/case-over', 'dc-beside-conviction-motion/waited'],
    verdict: 'open',
    note: 'It speaks of the case. A dropped charge beside a conviction is judged with the conviction.',
  },
  {
    section: 'D.C. Code § 16-805(a)(2)',
    says: 'a misdemeanor offense that resulted in a conviction; provided, that a waiting period of at least 10 years has elapsed since completion of the sentence',
    rules: ['dc-misdemeanor-automatic/waited'],
    verdict: 'right',
  },
  {
    section: 'D.C. Code § 16-805(b), with §§ 16-1001(8) and 23-1331(3), (4)',
    says: 'The Court shall not order automatic sealing pursuant to this section if the citation, arrest, charge, or conviction is for',
    rules: ['dc-no-conviction-automatic/not-listed', 'dc-misdemeanor-automatic/not-listed'],
    verdict: 'mended',
    note: 'All 17 items are entered by section, and by kind where no section is told. Item (11) was held against § 22-4001(8): lewd acts, obscenity and prostitution with a child as the victim were missing.',
  },
  {
    section: 'D.C. Code § 16-806(a)(1)(B), as amended by Law 26-52',
    says: 'The offense is not an offense listed in § 16-805(b) and the person cited, arrested, or charged files a written motion prior to October 1, 2027; or The offense is an offense listed in § 16-805(b)',
    rules: [
      'dc-no-conviction-motion/not-sealed-by-itself-before',
      'dc-no-conviction-motion/not-sealed-by-itself',
    ],
    verdict: 'right',
  },
  {
    section: 'D.C. Code § 16-806(a)(2)',
    says: 'They have appeared before the proper official in the jurisdiction from which they were a fugitive',
    rules: ['dc-fugitive-motion/came-back'],
    verdict: 'right',
  },
  {
    section: 'D.C. Code § 16-806(a)(3)(A)',
    says: 'For a misdemeanor offense, a waiting period of at least 5 years has elapsed since completion of the sentence; and For a felony offense, a waiting period of at least 8 years has elapsed',
    rules: ['dc-conviction-motion/waited', 'dc-beside-conviction-motion/waited'],
    verdict: 'right',
  },
  {
    section: 'D.C. Code § 16-806(a)(3)(A)(ii)',
    says: 'an offense in Offense Severity Group 1, 2, or 3 of the Master Grid, developed by the District of Columbia Sentencing Commission, at the time of the effective date of the Second Chance Amendment Act of 2022',
    rules: ['dc-conviction-motion/not-gravest', 'dc-beside-conviction-motion/not-gravest'],
    verdict: 'open',
    note: 'The groups were read from data on sentences of 2010 to 2020, not from the manual of 2022.',
  },
  {
    section: 'D.C. Code § 16-2335(a)',
    says: 'two years have elapsed since the final discharge of the person from legal custody or supervision, or since the entry of any other Division order not involving custody or supervision',
    rules: ['dc-juvenile-sealing/waited', 'dc-juvenile-sealing/nothing-later'],
    verdict: 'right',
  },
  {
    section: 'D.C. Code § 22-1844(a), (b), (e)',
    says: 'The person completes any sentence of incarceration, commitment, probation, parole, or supervised release related to the offenses that are the subject of the motion',
    rules: ['dc-trafficking-vacatur/sentence-over', 'dc-trafficking-vacatur/eligible-offense'],
    verdict: 'right',
  },
  {
    section: 'D.C. Code §§ 24-901(6), 24-906(e-1)',
    says: 'A youth offender, regardless of whether the youth offender was sentenced under this subchapter, may, after the completion of the youth offender’s probation or sentence of incarceration, supervised release, or parole, whichever is later, file a motion',
    rules: [
      'dc-youth-set-aside/was-under-25',
      'dc-youth-set-aside/not-left-out',
      'dc-youth-set-aside/sentence-over',
    ],
    verdict: 'right',
  },
  {
    section: 'D.C. Code § 48-904.01(e)(2)',
    says: 'If the court determines, after hearing, that such person was dismissed and the proceedings against him or her discharged, it shall enter such order',
    rules: ['dc-drug-deferral/program-finished'],
    verdict: 'right',
  },
  {
    section: 'D.C. Code § 24-481.05(c)(1)',
    says: 'wait 5 years after the date of the release of the applicant from confinement or, in case no prison sentence was imposed, wait 5 years after the date of the conviction',
    rules: ['dc-pardon/waited'],
    verdict: 'right',
  },
];
