import type { Reviewed } from '../../place/review.ts';

/** KRS 431.073 to 431.078 and 610.330 in a copy of October 2022. */
export const review: readonly Reviewed[] = [
  {
    section: 'KRS 431.076(1)(a)',
    says: 'enters an order dismissing with prejudice all criminal charges in a case against a person and not in exchange for a guilty plea to another charge, the court shall order the record expunged upon the expiration of thirty (30) days',
    rules: [
      'ky-automatic-expungement/waited',
      'ky-automatic-expungement/since-july-2020',
      'ky-automatic-expungement/ended-for-good',
      'ky-automatic-expungement/not-in-exchange',
    ],
    verdict: 'right',
  },
  {
    section: 'KRS 431.076(1)(a)',
    says: 'if a court enters an order of acquittal of criminal charges against a person',
    rules: ['ky-automatic-expungement/ended-for-good', 'ky-dismissal-expungement/not-convicted'],
    verdict: 'mended',
    note: 'A charge that ended in an acquittal beside a conviction was said to go by itself. Now it is to be asked for.',
  },
  {
    section: 'KRS 431.076(2)',
    says: 'For felony charges, three (3) years following the date of the order of dismissal without prejudice; or For misdemeanor charges, one (1) year',
    rules: ['ky-dismissal-expungement/waited', 'ky-no-indictment/waited'],
    verdict: 'right',
  },
  {
    section: 'KRS 431.078(2), (4)',
    says: 'no sooner than five (5) years after the completion of the person’s sentence or five (5) years after the successful completion of the person’s probation, whichever occurs later',
    rules: [
      'ky-misdemeanor-expungement/waited',
      'ky-misdemeanor-expungement/not-sex-or-child',
      'ky-misdemeanor-expungement/no-conviction-lately',
      'ky-misdemeanor-expungement/no-open-case',
    ],
    verdict: 'right',
  },
  {
    section: 'KRS 431.078(4)(d)',
    says: 'The offense is not one subject to enhancement for a second or subsequent offense or the time for such an enhancement has expired',
    rules: ['ky-misdemeanor-expungement/no-longer-enhances'],
    verdict: 'open',
    note: 'Which crimes are enhanced, and for how long, stands in many sections that were not read. A DUI is given 10 years from the offense. Selling or growing marijuana has no end. Other sales of drugs, told without a section, need review.',
  },
  {
    section: 'KRS 431.073(1)(d)',
    says: 'which was not a violation of KRS 189A.010, 508.032, or 519.055, abuse of public office, a sex offense, or an offense committed against a child, and did not result in serious bodily injury or death',
    rules: ['ky-felony-expungement/crime-may-go'],
    verdict: 'right',
    note: 'What paragraph (a) names may go in any case; that matters for nonsupport and misuse of confidential information.',
  },
  {
    section: 'KRS 431.073(5)(a)',
    says: 'had a felony conviction vacated and the record expunged pursuant to this section',
    rules: ['ky-felony-expungement/no-felony-cleared'],
    verdict: 'open',
    note: 'The law of 2023 lets people ask for several felonies. Whether this paragraph still stands was not read.',
  },
  {
    section: 'KRS 610.330(2), (3)',
    says: 'no sooner than two (2) years after the date of termination of the court’s jurisdiction over the person',
    rules: ['ky-juvenile-expungement/waited', 'ky-juvenile-expungement/one-felony'],
    verdict: 'right',
  },
  {
    section: 'KRS 610.330(1)(b)',
    says: 'or any other interested person, may initiate expungement proceedings concerning the record of any child who has been under the jurisdiction of the court',
    rules: ['ky-juvenile-dismissed-before-2017/waited'],
    verdict: 'mended',
    note: 'A youth case that was dismissed before the law of 2017 was said to have no way. It has this one. So may one that ended with a program.',
  },
  {
    section: 'KRS 431.078(1)',
    says: 'including a record of any charges for misdemeanors, violations, or traffic infractions that were dismissed or amended in the criminal action',
    rules: ['ky-dropped-beside-conviction/goes-with-conviction'],
    verdict: 'mended',
    note: 'It was not entered: a charge dropped for a plea was said to have no way.',
  },
  {
    section: 'KRS 533.280(1)',
    says: 'All records relating to the case, including but not limited to arrest records and records relating to the charges, shall be sealed',
    rules: ['ky-health-program/health-program', 'ky-health-program/program-finished'],
    verdict: 'mended',
    note: 'It was not entered.',
  },
];
