import type { Reviewed } from '../../place/review.ts';

/** O.C.G.A. §§ 35-3-37 and 42-8-60 to 42-8-66, as of November 2022. */
export const review: readonly Reviewed[] = [
  {
    section: 'O.C.G.A. § 35-3-37(h)(1)(A)(ii)',
    says: 'If the offense is a misdemeanor or a misdemeanor of a high and aggravated nature, two years; (II) If the offense is a felony, … four years; or (III) If the offense is a serious violent felony or a felony sexual offense … involving a victim under 16 years of age, seven years.',
    rules: ['ga-automatic-restriction/case-over', 'ga-request-restriction/case-over'],
    verdict: 'right',
  },
  {
    section: 'O.C.G.A. § 35-3-37(h)(2)(A), (i)(1)(A), (i)(2)',
    says: 'Of a plea agreement resulting in a conviction of the individual for an offense arising out of the same underlying transaction or occurrence as the conviction',
    rules: ['ga-automatic-restriction/no-conviction-with-it'],
    verdict: 'right',
    note: 'A charge that was dropped before the prosecutor filed may be restricted although another led to a conviction. Where that was not told, it needs review.',
  },
  {
    section: 'O.C.G.A. § 35-3-37(j)(1)',
    says: 'may petition … to restrict access to criminal history record information for the felony charge within four years of the arrest',
    rules: ['ga-felony-charge/within-four-years', 'ga-felony-charge/not-lesser-included'],
    verdict: 'right',
  },
  {
    section: 'O.C.G.A. § 35-3-37(j)(4)(A)',
    says: 'such individual has completed the terms of his or her sentence and has not been convicted of any crime in any jurisdiction for at least four years prior to filing a petition under this subparagraph, excluding any conviction for a nonserious traffic offense, and provided, further, that he or she has no pending charged offenses',
    rules: [
      'ga-misdemeanor-restriction/sentence-over',
      'ga-misdemeanor-restriction/everything-paid',
      'ga-misdemeanor-restriction/waited',
      'ga-misdemeanor-restriction/no-other-conviction',
      'ga-misdemeanor-restriction/no-open-case',
    ],
    verdict: 'mended',
    note: 'Its words count from the conviction, and the rule now does. Other pages count from the end of the sentence: a caution says so. Money that was part of the sentence must be paid.',
  },
  {
    section: 'O.C.G.A. § 35-3-37(j)(4)(B)',
    says: 'Theft in violation of Chapter 8 of Title 16; provided, however, that such prohibition shall not apply to a misdemeanor conviction of shoplifting or refund fraud in violation of Code Section 16-8-14 or 16-8-14.1',
    rules: ['ga-misdemeanor-restriction/not-left-out'],
    verdict: 'mended',
    note: 'All eighteen lines of the list are entered. Line (ix) takes in every misdemeanor under § 16-6-8, and line (xvi) ends with § 16-12-100.3.',
  },
  {
    section: 'O.C.G.A. § 35-3-37(j)(4)(C)',
    says: 'a lifetime maximum of requesting record restriction on two convictions for a misdemeanor or a series of misdemeanors arising from a single incident',
    rules: ['ga-misdemeanor-restriction/two-in-a-life'],
    verdict: 'right',
  },
  {
    section: 'O.C.G.A. § 35-3-37(j)(7)',
    says: 'provided that the offense was not a serious violent felony … or a sexual offense …, and provided, further, that such individual has not been convicted of any crime in any jurisdiction, excluding any conviction for a nonserious traffic offense, since the pardon was granted',
    rules: [
      'ga-pardoned-restriction/not-gravest',
      'ga-pardoned-restriction/no-conviction-since-pardon',
      'ga-pardoned-restriction/no-open-case',
    ],
    verdict: 'right',
  },
  {
    section: 'O.C.G.A. § 35-3-37(n)(1)',
    says: 'as to arrests occurring before July 1, 2013, an individual may, in writing, request the arresting law enforcement agency to restrict the criminal history record information of an arrest',
    rules: ['ga-request-restriction/case-over'],
    verdict: 'right',
  },
  {
    section: 'O.C.G.A. § 42-8-60(e), (i)',
    says: 'shall be exonerated of guilt and shall stand discharged as a matter of law as soon as the defendant: (1) Completes the terms of his or her probation',
    rules: ['ga-first-offender/program-finished'],
    verdict: 'right',
  },
  {
    section: 'O.C.G.A. § 42-8-60(l)',
    says: 'A defendant shall not avail himself or herself of this article on more than one occasion.',
    rules: ['ga-first-offender-later/not-used'],
    verdict: 'mended',
    note: 'It was a question even where the other case was told as First Offender. Of two convictions only one can have it, which the answer now says.',
  },
  {
    section: 'O.C.G.A. § 42-8-66(a)(1), (f)',
    says: 'An individual who qualified for sentencing pursuant to this article but who was not informed of his or her eligibility for first offender treatment may, with the consent of the prosecuting attorney, petition the court',
    rules: ['ga-first-offender-later/not-told', 'ga-first-offender-later/a-year-on'],
    verdict: 'right',
    note: 'The consent is the first step, and stands among the cautions. In the first year the sentence can be changed in another way.',
  },
];
