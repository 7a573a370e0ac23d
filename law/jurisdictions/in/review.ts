import type { Reviewed } from '../../place/review.ts';

/** The passages that could be read, on copies of 2014 to 2024. */
export const review: readonly Reviewed[] = [
  {
    section: 'Ind. Code § 35-38-9-1(b)',
    says: 'This subsection applies to a person charged with an offense … after June 30, 2022 … the court shall immediately order all records related to the criminal charges … expunged … may not go into effect earlier than sixty (60) days from the date of the dismissal, acquittal, or no true finding',
    rules: [
      'in-dropped-automatic/waited',
      'in-dropped-automatic/no-conviction',
      'in-juvenile-dropped-automatic/waited',
    ],
    verdict: 'right',
    note: 'It speaks of all charges of the case. The prosecutor may ask for a delay.',
  },
  {
    section: 'Ind. Code § 35-38-9-1, before 2022',
    says: 'Not earlier than one (1) year after the date of arrest, criminal charge, or juvenile delinquency allegation (whichever is later)',
    rules: ['in-arrest/waited'],
    verdict: 'open',
    note: 'The day of the charge is not asked. The day of the offense stands for it, and the answer says so.',
  },
  {
    section: 'Ind. Code § 35-38-9-2(b), (c), (e)',
    says: 'Not earlier than five (5) years after the date of conviction … no charges are pending against the person … has paid all fines, fees, and court costs, and satisfied any restitution obligation … has not been convicted of a crime within the previous five (5) years',
    rules: [
      'in-misdemeanor/waited',
      'in-misdemeanor/no-open-case',
      'in-misdemeanor/everything-paid',
      'in-misdemeanor/no-new-conviction',
      'in-misdemeanor/not-sex-or-violent',
      'in-misdemeanor/no-two-weapon-felonies',
    ],
    verdict: 'right',
  },
  {
    section: 'Ind. Code § 35-38-9-3(b), (c)',
    says: 'A person convicted of a felony that resulted in bodily injury to another person … Not earlier than eight (8) years after the date of conviction',
    rules: ['in-minor-felony/waited', 'in-minor-felony/not-barred'],
    verdict: 'right',
  },
  {
    section: 'Ind. Code § 35-38-9-4(c), text of 2014',
    says: 'Not earlier than the later of eight (8) years from the date of conviction, or three (3) years from the completion of the person’s sentence',
    rules: ['in-felony/waited', 'in-felony/not-barred'],
    verdict: 'right',
  },
  {
    section: 'Ind. Code § 35-38-9-5(b), (c)',
    says: 'A person convicted of a felony that resulted in death to another person … Not earlier than the later of ten (10) years from the date of conviction, or five (5) years from the completion of the person’s sentence',
    rules: [
      'in-serious-felony/waited',
      'in-serious-felony/consent',
      'in-serious-felony/not-barred',
      'in-serious-felony/nobody-killed',
      'in-minor-felony/nobody-killed',
    ],
    verdict: 'mended',
    note: 'It is read in its own heading that the prosecutor has to consent. A death stands here alone: for a lower felony beside it the answer now is to ask.',
  },
  {
    section: 'Ind. Code § 35-38-9-9(i)',
    says: 'a petitioner may file a petition for expungement only one (1) time during the petitioner’s lifetime … count as one (1) petition if they are filed in one (1) three hundred sixty-five (365) day period',
    rules: ['in-misdemeanor/first-petition', 'in-felony/first-petition'],
    verdict: 'right',
  },
  {
    section: 'Ind. Code § 34-28-5-15(a), (b)',
    says: 'Not earlier than five (5) years after a person … has satisfied the conditions of the deferral program or the judgment imposed for the violation, the person may petition the court to prohibit disclosure',
    rules: ['in-infraction/waited', 'in-infraction-dropped/case-over'],
    verdict: 'right',
  },
];
