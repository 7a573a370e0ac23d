import type { Reviewed } from '../../place/review.ts';

/** Chapter 12-60.1 and its neighbors, in a copy of June 2022. What acts of 2023 and 2025 changed was not at hand. */
export const review: readonly Reviewed[] = [
  {
    section: 'N.D.C.C. § 12-60.1-02(1)',
    says: 'has not been convicted of a new crime for at least three years before filing the petition; … for at least five years before filing the petition',
    rules: ['nd-petition/clean-years'],
    verdict: 'right',
    note: 'Since 2021 the years no longer run from release. This conviction is counted too.',
  },
  {
    section: 'N.D.C.C. § 12-60.1-02(2)',
    says: 'A felony offense involving violence or intimidation during the period in which the offender is ineligible to possess a firearm …; or An offense for which an offender has been ordered to register',
    rules: ['nd-petition/gun-ban-over', 'nd-petition/no-order-to-register'],
    verdict: 'right',
    note: 'The bar for violence ends. The bar for registration does not.',
  },
  {
    section: 'N.D.C.C. § 12-60.1-04(1)',
    says: 'The petitioner has completed all terms of imprisonment and probation for the offense; The petitioner has paid all restitution',
    rules: ['nd-petition/sentence-over', 'nd-petition/restitution-paid'],
    verdict: 'right',
  },
  {
    section: 'N.D.C.C. § 39-08-01.6',
    says: 'has not been found guilty of a subsequent violation of section 39-08-01, or any other criminal offense, within seven years of the first violation',
    rules: ['nd-dui/seven-years', 'nd-dui/nothing-new', 'nd-dui/the-first'],
    verdict: 'open',
    note: 'Two acts of 2021 were put together there. The copy ends a clause with “or”.',
  },
  {
    section: 'N.D.C.C. § 39-08-01(3)',
    says: 'a class B misdemeanor for the first or second offense in a seven-year period, of a class A misdemeanor for a third offense in a seven-year period, and of a class C felony for any fourth or subsequent offense within a fifteen-year period',
    rules: ['nd-dui/the-first'],
    verdict: 'mended',
    note: 'A misdemeanor of Class A was taken for the first.',
  },
  {
    section: 'N.D.C.C. § 19-03.1-23(9)',
    says: 'a court, upon motion, shall seal the court record of that conviction if the person is not subsequently convicted within two years of a further violation of this chapter',
    rules: [
      'nd-first-marijuana/an-ounce-at-most',
      'nd-first-marijuana/first-offense',
      'nd-first-marijuana/waited',
      'nd-first-marijuana/no-drug-crime-since',
    ],
    verdict: 'right',
  },
  {
    section: 'N.D.C.C. § 12.1-32-07.1(2)',
    says: 'may at any time be permitted in the discretion of the court to withdraw the defendant’s plea of guilty',
    rules: ['nd-deferred-felony/program-finished'],
    verdict: 'right',
  },
  {
    section: 'N.D.C.C. § 12-60-16.6(2)',
    says: 'the criminal history record information is of a reportable event occurring within three years preceding the request',
    rules: ['nd-arrest-hidden/waited', 'nd-charge-hidden/waited'],
    verdict: 'right',
  },
  {
    section: 'N.D.C.C. § 12.1-41-14(1)',
    says: 'convicted of prostitution or an offense listed in subsection 1 of section 12.1-41-12 which was committed as a direct result of being a victim',
    rules: ['nd-trafficking-vacatur/listed-crime', 'nd-trafficking-vacatur/trafficked'],
    verdict: 'right',
  },
  {
    section: 'N.D.C.C. § 12.1-32-15(1)(a), (g), as amended in 2025',
    says: 'section 12.1-17-01.1 if the victim is under the age of twelve, … subdivision a of subsection 6 of section 12.1-17-07.1, … 12.1-20-12.3 except for subdivision a of subsection 1 and subdivision b of subsection 1 if the offense involves only a demand for money',
    rules: ['nd-petition/no-order-to-register'],
    verdict: 'mended',
    note: 'Any assault of a child and all of sexual extortion were taken to call for registering.',
  },
];
