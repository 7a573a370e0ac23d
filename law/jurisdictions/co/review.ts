import type { Reviewed } from '../../place/review.ts';

/** C.R.S. 19-1-306 in a copy of September 2022, and 18-1-410.7 as of January 2025. */
export const review: readonly Reviewed[] = [
  {
    section: 'C.R.S. 19-1-306(2)(i)',
    says: 'if the court determines that there is a felony, drug felony, misdemeanor, drug misdemeanor, petty offense, or delinquency action pending against the juvenile, the court shall stay the petition',
    rules: ['co-juvenile/no-open-case', 'co-juvenile-petition/no-open-case'],
    verdict: 'right',
  },
  {
    section: 'C.R.S. 19-1-306(4)(a)(I), (II)',
    says: 'expunged within forty-two days after: a finding of not guilty at an adjudicatory trial; dismissal of the petition in its entirety prior to any disposition or alternative to sentencing',
    rules: ['co-juvenile/case-over'],
    verdict: 'right',
  },
  {
    section: 'C.R.S. 19-1-306(4)(a)(III)',
    says: 'The completion of a sentence or alternative to sentencing, including diversion, a deferred adjudication, or an informal adjustment, for a petty offense, drug petty offense, class 2 or class 3 misdemeanor offense, or level 1 or level 2 drug misdemeanor if the offense does not involve unlawful sexual behavior',
    rules: ['co-juvenile/case-over', 'co-juvenile/not-repeat-offender'],
    verdict: 'right',
    note: 'Domestic violence and crimes with a victim on the list come under (5). There the prosecutor or the victim can object, as the cautions say.',
  },
  {
    section: 'C.R.S. 19-1-306(5)(a)(I), (II)',
    says: 'A juvenile diversion program, a deferred adjudication, or an informal adjustment; a juvenile sentence for an adjudication for a class 1 misdemeanor or a petty or a misdemeanor offense that is not eligible for expungement pursuant to subsection (4)',
    rules: ['co-juvenile/case-over'],
    verdict: 'right',
  },
  {
    section: 'C.R.S. 19-1-306(5)(a)(IV)',
    says: 'The felony offense was not a crime of violence; was not a class 1 or class 2 felony; and the juvenile had no prior felony adjudications',
    rules: ['co-juvenile/first-felony'],
    verdict: 'right',
    note: 'Levels of drug felonies are not classes. With several felonies it is asked whether this was the first.',
  },
  {
    section: 'C.R.S. 19-1-306(5)(d)',
    says: 'If neither the prosecuting attorney nor a victim files an objection within thirty-five days, the court shall order all records in the juvenile delinquency case expunged',
    rules: ['co-juvenile/case-over'],
    verdict: 'right',
    note: 'So nobody has to ask; that somebody can object stands in the cautions.',
  },
  {
    section: 'C.R.S. 19-1-306(5)(k)',
    says: 'A juvenile who was adjudicated as a mandatory sentence offender or as a repeat juvenile offender is not eligible for expungement pursuant to this subsection (5) but may petition for expungement pursuant to subsection (6)(e)',
    rules: ['co-juvenile/not-repeat-offender', 'co-juvenile-petition/waited'],
    verdict: 'mended',
    note: 'These were told that the court does it by itself. Small offenses under (4) are not touched by it.',
  },
  {
    section: 'C.R.S. 19-1-306(6)(c)',
    says: 'records related to a law enforcement contact that did not result in referral to another agency after one year has passed since the law enforcement contact',
    rules: ['co-juvenile-petition/waited'],
    verdict: 'right',
  },
  {
    section: 'C.R.S. 19-1-306(6)(e)',
    says: 'A juvenile who does not qualify for expungement pursuant to subsection (4) or (5) of this section may petition the court to request expungement of the juvenile’s record thirty-six months after the date of the petitioner’s unconditional release from the juvenile sentence',
    rules: ['co-juvenile-petition/waited'],
    verdict: 'right',
  },
  {
    section: 'C.R.S. 19-1-306(8)(a)–(c)',
    says: 'Adjudicated as an aggravated juvenile offender or as a violent juvenile offender; adjudicated of homicide and related offenses; adjudicated for a felony offense involving unlawful sexual behavior',
    rules: ['co-juvenile/not-left-out', 'co-juvenile-petition/not-left-out'],
    verdict: 'right',
    note: 'A plea that was taken back after a deferral is counted with them. The definition of “adjudication” was not at hand.',
  },
  {
    section: 'C.R.S. 19-1-306(8)(d)',
    says: 'Charged, adjudicated, or convicted of any offense or infraction pursuant to title 42',
    rules: ['co-juvenile/not-left-out', 'co-juvenile-petition/not-left-out'],
    verdict: 'right',
    note: 'Read of the case at hand. Here a charge alone is enough.',
  },
  {
    section: 'C.R.S. 19-1-306(9)',
    says: 'Municipal court records are expunged pursuant to section 13-10-115.5',
    rules: [],
    verdict: 'open',
    note: 'City cases of youths have a section of their own, which is not entered.',
  },
  {
    section: 'C.R.S. 18-1-410.7(1)',
    says: 'requesting that the conviction be vacated if the underlying offense resulting in the conviction was committed as a result of the individual being a victim of human trafficking. This section applies to all state and municipal convictions for crimes except for crimes defined in section 24-4.1-302(1).',
    rules: [
      'co-trafficking-vacated/trafficked',
      'co-trafficking-vacated/not-left-out',
      'co-trafficking-vacated/no-defense-lost',
    ],
    verdict: 'mended',
    note: 'It was only a caution. It opens a way for felonies, which the sealing law for trafficking victims leaves out.',
  },
  {
    section: 'C.R.S. 16-22-102(9)',
    says: 'Class 4 felony internet luring of a child, in violation of section 18-3-306(3), C.R.S.; … Second degree kidnapping, if committed in violation of section 18-3-302(3)(a); Unlawful electronic sexual communication, in violation of section 18-3-418; or Unlawful sexual conduct by a peace officer, in violation of section 18-3-405.7.',
    rules: ['co-conviction-motion/not-left-out'],
    verdict: 'mended',
    note: 'Luring of class 5 was left out too. Sections 18-3-418 and 18-7-102(1.5), (2.5), told alone, were not known. Public indecency counts only from the second time in five years or the third time.',
  },
];
