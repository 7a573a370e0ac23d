import type { Reviewed } from '../../place/review.ts';

/** Fla. Stat. §§ 943.0515, 943.0578, 943.0583, 943.0585 and 943.059, read paragraph by paragraph. */
export const review: readonly Reviewed[] = [
  {
    section: 'Fla. Stat. § 943.0515(1)(a)',
    says: 'for 5 years after the date the offender reaches 21 years of age, at which time the record shall be expunged',
    rules: ['fl-juvenile-automatic/old-enough'],
    verdict: 'right',
    note: 'That is for serious or habitual offenders. Others are expunged at 21.',
  },
  {
    section: 'Fla. Stat. § 943.0515(2)(a)',
    says: 'the person’s record as a minor must be merged with the person’s adult criminal history record',
    rules: [
      'fl-juvenile-automatic/no-forcible-felony-as-adult',
      'fl-juvenile-early/no-forcible-felony-as-adult',
    ],
    verdict: 'right',
  },
  {
    section: 'Fla. Stat. § 943.0515(3)',
    says: 'adjudicated delinquent for a violation committed on or after July 1, 2007',
    rules: ['fl-juvenile-automatic/not-registrable', 'fl-juvenile-early/not-registrable'],
    verdict: 'mended',
    note: 'An older offense does not stay for the registry.',
  },
  {
    section: 'Fla. Stat. § 943.0578(1)',
    says: 'because it was found that the person acted in lawful self-defense pursuant to chapter 776',
    rules: ['fl-self-defense-expunction/self-defense-certified'],
    verdict: 'right',
  },
  {
    section: 'Fla. Stat. § 943.0583(3)',
    says: 'without regard to the disposition of the arrest or of any charges. However, this section does not apply to any offense listed in s. 775.084(1)(b)1.',
    rules: ['fl-trafficking-expunction/trafficked', 'fl-trafficking-expunction/not-violent-felony'],
    verdict: 'mended',
    note: 'A listed felony is left out however the case ended.',
  },
  {
    section: 'Fla. Stat. § 943.0585(1)(g)',
    says: 'The person has never secured a prior sealing or expunction of a criminal history record',
    rules: ['fl-expunction/no-earlier-order', 'fl-expunction-after-sealing/only-order-so-far'],
    verdict: 'right',
  },
  {
    section: 'Fla. Stat. § 943.0585(1)(h)',
    says: 'for a minimum of 10 years because adjudication was withheld',
    rules: ['fl-expunction-after-sealing/sealed-10-years'],
    verdict: 'right',
  },
  {
    section: 'Fla. Stat. § 943.059(1)(a)',
    says: 'The criminal history record is not ineligible for court-ordered sealing under s. 943.0584.',
    rules: ['fl-sealing/not-on-barred-list', 'fl-expunction-after-sealing/not-on-barred-list'],
    verdict: 'open',
    note: 'The list of § 943.0584 was read to (j). The rest is the agency’s list and that of lawyers.',
  },
  {
    section: 'Fla. Stat. § 943.059(1)(b)',
    says: 'been adjudicated guilty in this state of a criminal offense',
    rules: ['fl-sealing/never-adjudicated-guilty', 'fl-expunction/never-adjudicated-guilty'],
    verdict: 'right',
    note: 'Other states do not count. A juvenile finding counts until it is expunged.',
  },
  {
    section: 'Fla. Stat. § 943.059(1)(c)',
    says: 'The person has not been adjudicated guilty of, or adjudicated delinquent for committing, any of the acts stemming from the arrest',
    rules: ['fl-sealing/adjudication-withheld', 'fl-sealing/whole-case-decided'],
    verdict: 'right',
  },
  {
    section: 'Fla. Stat. § 943.059(1)(d)',
    says: 'The person is no longer under court supervision applicable to the disposition of arrest',
    rules: ['fl-sealing/supervision-over'],
    verdict: 'right',
  },
  {
    section: 'Fla. Stat. § 943.059(1)(e)',
    says: 'The person has never secured a prior sealing or expunction of a criminal history record under this section',
    rules: ['fl-sealing/no-earlier-order'],
    verdict: 'right',
  },
  {
    section: 'Fla. Stat. § 943.0435(1)(h)1.a.(I)',
    says: 's. 787.01, s. 787.02, or s. 787.025(2)(c), where the victim is a minor; s. 787.06(3)(b), (d), (f), or (g), or (5)',
    rules: ['fl-automatic-sealing/not-forcible-or-sex-crime'],
    verdict: 'mended',
    note: 'Of some sections the list names one paragraph. Before, the whole section counted, and holding a minor did not count by itself.',
  },
];
