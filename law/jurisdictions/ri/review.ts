import type { Reviewed } from '../../place/review.ts';

/** R.I. Gen. Laws chapter 12-1.3 and §§ 12-1-12, 12-10-12, 12-19-19, 11-34.1-5 and 11-67.1-17, as of November 2022. */
export const review: readonly Reviewed[] = [
  {
    section: 'R.I. Gen. Laws § 12-1.3-1(3)',
    says: '“First offender” means a person who has been convicted of a felony offense or a misdemeanor offense, and who has not been previously convicted of or placed on probation for a felony or a misdemeanor and against whom there is no criminal proceeding pending in any court.',
    rules: ['ri-first-misdemeanor/first-offender', 'ri-first-felony/first-offender'],
    verdict: 'open',
    note: 'State v. Badessa, 869 A.2d 61 (R.I. 2005), reads it as one conviction only, earlier or later. Whether counts of one case are one stays open.',
  },
  {
    section: 'R.I. Gen. Laws § 3-8-12',
    says: 'convicted of a violation of § 3-8-6, 3-8-9, or 3-8-10, while between the age of eighteen (18) to twenty-one (21) shall be expunged without the requirement of filing a motion',
    rules: ['ri-underage-drinking/was-under-21', 'ri-underage-drinking/fines-paid'],
    verdict: 'mended',
    note: 'The way was missing.',
  },
  {
    section: 'R.I. Gen. Laws § 31-41.1-10',
    says: 'by operation of law, after three (3) years, following adjudication of the violation … except for those offenses related to alcohol as provided in § 31-27-2.1, which shall be expunged after five (5) years',
    rules: ['ri-ticket/waited'],
    verdict: 'mended',
    note: 'A refusal was left out.',
  },
  {
    section: 'R.I. Gen. Laws § 12-1.3-2(a)',
    says: 'no person who has been convicted of a crime of violence shall have his or her records and records of conviction expunged',
    rules: ['ri-first-misdemeanor/never-violent', 'ri-first-felony/never-violent'],
    verdict: 'mended',
    note: 'Sections that set the penalty alone were missing, and two were taken whole.',
  },
  {
    section: 'R.I. Gen. Laws § 12-1.3-2(b), (f)',
    says: 'convicted of more than one misdemeanor, but fewer than six (6) misdemeanors, and has not been convicted of a felony … after ten (10) years from the date of the completion of their last sentence',
    rules: [
      'ri-several-misdemeanors/fewer-than-six',
      'ri-several-misdemeanors/no-felony',
      'ri-several-misdemeanors/not-left-out',
      'ri-several-misdemeanors/waited',
    ],
    verdict: 'right',
  },
  {
    section: 'R.I. Gen. Laws § 12-1.3-2(c), (d)',
    says: 'relating to a misdemeanor conviction after five (5) years from the date of the completion of his or her sentence … relating to a felony conviction after ten (10) years',
    rules: ['ri-first-misdemeanor/waited', 'ri-first-felony/waited'],
    verdict: 'right',
  },
  {
    section: 'R.I. Gen. Laws § 12-1.3-3(b)(1)(i)',
    says: 'the petitioner has not been convicted nor arrested for any felony or misdemeanor; there are no criminal proceedings pending against the person',
    rules: ['ri-first-misdemeanor/clean-years', 'ri-first-misdemeanor/no-open-case'],
    verdict: 'right',
  },
  {
    section: 'R.I. Gen. Laws § 12-1.3-5(a), (b), (g)',
    says: 'shall be entitled to have the civil violation or criminal conviction automatically expunged … all eligible records shall be expunged before July 1, 2024',
    rules: ['ri-marijuana/small-amount'],
    verdict: 'right',
  },
  {
    section: 'R.I. Gen. Laws § 12-10-12(c), (d)',
    says: 'If no action is taken on the complaint for a period of one year following the filing, the complaint shall be automatically expunged.',
    rules: ['ri-filed/waited', 'ri-filed/no-new-domestic-charge', 'ri-filed/fines-paid'],
    verdict: 'mended',
    note: 'By (d) a new charge of domestic violence within three years stops it, unless it is dropped or ends in not guilty. That was missing. It was changed in June 2023; that act was not read.',
  },
  {
    section: 'R.I. Gen. Laws § 12-1-12.1(a)',
    says: 'Cases dismissed pursuant to the district court rule of criminal procedure 48(a) on or after January 1, 2023, shall be automatically sealed',
    rules: ['ri-dismissed-automatic/district-court', 'ri-dismissed-clerk/district-court'],
    verdict: 'right',
    note: 'Since 2023 the court has 10 to 20 days; the copy of 2022 said 90.',
  },
  {
    section: 'R.I. Gen. Laws § 12-1-12.1(a), (b)',
    says: 'the records of any criminal case that was dismissed … acquitted or otherwise exonerated of all counts in a criminal case',
    rules: [
      'ri-dismissed-automatic/whole-case',
      'ri-dismissed-clerk/whole-case',
      'ri-motion-to-seal/whole-case',
    ],
    verdict: 'mended',
    note: 'A charge dropped for a plea to another, where that other was not told, was open. It needs a look.',
  },
  {
    section: 'R.I. Gen. Laws § 12-1.3-1(1)',
    says: '“Crime of violence” includes murder, manslaughter, … robbery',
    rules: ['ri-first-felony/never-violent'],
    verdict: 'mended',
    note: 'Conspiracy (§ 11-1-6) to commit one of these was shut, and soliciting one (§ 11-1-9) was open. The list names neither: both need a look.',
  },
];
