import type { Reviewed } from '../../place/review.ts';

/** Utah Code § 77-40a-302(1) as in force since October 1, 2024, and the opening of § 77-40a-303 as in force until then. */
export const review: readonly Reviewed[] = [
  {
    section: 'Utah Code § 77-40a-302(1)(a)(i)',
    says: 'at least 30 days have passed after the day on which the petitioner is arrested or charged for the offense',
    rules: ['ut-no-conviction-petition/over-and-waited'],
    verdict: 'right',
  },
  {
    section: 'Utah Code § 77-40a-302(1)(a)(ii), (iii)',
    says: 'at least four years have passed after the day on which the petitioner was convicted of the traffic offense if there is a conviction in the case for a traffic offense that is a class B misdemeanor',
    rules: ['ut-no-conviction-petition/not-convicted-in-case'],
    verdict: 'right',
    note: 'It is three years after a class C misdemeanor or an infraction.',
  },
  {
    section: 'Utah Code § 77-40a-302(1)(b)(ii), (iii)',
    says: 'at least 180 days have passed after the day on which the charge is dismissed',
    rules: ['ut-no-conviction-petition/over-and-waited'],
    verdict: 'right',
    note: 'Here the prosecutor’s consent may stand in place of the 180 days. § 77-40a-306(1), as of May 7, 2025, asks for that consent in any case, so a caution says so.',
  },
  {
    section: 'Utah Code § 77-40a-302(1)(b)(iv), (v)',
    says: 'the petitioner is acquitted at trial on all of the charges in the case',
    rules: ['ut-no-conviction-petition/over-and-waited', 'ut-no-conviction-petition/not-found-insane'],
    verdict: 'open',
    note: 'Whether a verdict of insanity is an acquittal, it does not say. That the time to charge has run out is not asked.',
  },
  {
    section: 'Utah Code § 77-40a-303(1)(a), (b)',
    says: 'the petitioner has paid in full all fines and interest ordered by the court related to the conviction for which expungement is sought',
    rules: ['ut-conviction-petition/fines-paid', 'ut-conviction-petition/restitution-paid'],
    verdict: 'right',
  },
  {
    section: 'Utah Code § 77-40a-303(1)(c)',
    says: 'after the day on which the petitioner was convicted or released from incarceration, parole, or probation, whichever occurred last',
    rules: ['ut-conviction-petition/waited'],
    verdict: 'right',
    note: 'The waits of 10, 7, 5, 4 and 3 years are those of (i) to (vii).',
  },
  {
    section: 'Utah Code § 77-40a-303(2)(a)',
    says: 'a felony conviction of a violent felony as defined in Subsection 76-3-203.5(1)(c)(i)',
    rules: [
      'ut-conviction-petition/not-gravest-felony',
      'ut-conviction-petition/not-violent-felony',
      'ut-conviction-petition/not-felony-drunk-driving',
    ],
    verdict: 'right',
    note: 'The text breaks off after (iv). The rest comes from other pages.',
  },
];
