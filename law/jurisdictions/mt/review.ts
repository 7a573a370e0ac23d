import type { Reviewed } from '../../place/review.ts';

/** As quoted in the courts’ packet of 2025, and in copies of the code of 2017 to 2024. */
export const review: readonly Reviewed[] = [
  {
    section: 'Mont. Code Ann. § 46-18-1104(1)',
    says: 'A person convicted of one or more misdemeanor offenses … and who has not had the person’s records expunged under [sections 1 through 10] previously, may petition a district court',
    rules: ['mt-misdemeanor/only-once', 'mt-misdemeanor-weighed/only-once', 'mt-early/only-once'],
    verdict: 'open',
    note: 'It names no wait for filing. Whether an expungement under the law of 2017 counts it does not say.',
  },
  {
    section: 'Mont. Code Ann. § 46-18-1107',
    says: 'the person has not been convicted of any offense in this state, another state, or federal court for a period of 5 years since the person completed the sentencing terms … including payment of any financial obligations',
    rules: [
      'mt-misdemeanor/waited',
      'mt-misdemeanor/no-conviction-lately',
      'mt-misdemeanor/everything-paid',
      'mt-misdemeanor/no-open-case',
    ],
    verdict: 'right',
    note: 'Whoever is held back in the military need not wait.',
  },
  {
    section: 'Mont. Code Ann. § 46-18-1108',
    says: 'one or more convictions for assault under 45-5-201, partner or family member assault under 45-5-206, stalking …, or driving under the influence of alcohol or drugs, however named',
    rules: ['mt-misdemeanor-weighed/waited', 'mt-misdemeanor-weighed/no-conviction-lately'],
    verdict: 'right',
    note: 'It takes the presumption from the person, not from the one conviction. It bars nobody.',
  },
  {
    section: 'Mont. Code Ann. § 46-18-204',
    says: 'After the charge is dismissed, all records and data relating to the charge are confidential criminal justice information',
    rules: ['mt-deferred/dismissed', 'mt-deferred/not-revoked'],
    verdict: 'right',
    note: 'For a felony the court shall dismiss, for a misdemeanor it may.',
  },
  {
    section: 'Mont. Code Ann. § 16-12-113(5)',
    says: 'A person who has completed a sentence for an act that is permitted under this chapter or is punishable by a lesser sentence under this chapter',
    rules: ['mt-marijuana/legal-now'],
    verdict: 'right',
  },
  {
    section: 'Mont. Code Ann. § 46-18-608(1)',
    says: 'a court may vacate a person’s conviction of prostitution, promoting prostitution, or another nonviolent offense',
    rules: ['mt-trafficking/trafficked', 'mt-trafficking/nonviolent'],
    verdict: 'right',
  },
  {
    section: 'Mont. Code Ann. § 41-5-216(1), (4)',
    says: 'must be physically sealed on the youth’s 18th birthday … upon termination of the extended jurisdiction',
    rules: [
      'mt-youth-sealing/is-18',
      'mt-youth-sealing/fulfilled',
      'mt-youth-sealing/not-traffic',
      'mt-youth-sealing/not-registered',
    ],
    verdict: 'right',
  },
];
