import type { Reviewed } from '../../place/review.ts';

/** W.S. §§ 7-13-1401, 7-13-1501, 7-13-1502, 14-6-241 and 6-2-708 in a copy of October 2022. */
export const review: readonly Reviewed[] = [
  {
    section: 'W.S. § 7-13-1401(a)(i), time',
    says: 'At least one hundred eighty (180) days have passed since the arrest, or from the date the charge or charges were dismissed',
    rules: ['wy-no-conviction/waited'],
    verdict: 'mended',
    note: 'An acquittal is no dismissal: there the days count from the arrest. Its day is not asked, so the day of the offense stands for it, and the answer says so.',
  },
  {
    section: 'W.S. § 7-13-1401(a)(i), deferrals',
    says: 'there were no dispositions pursuant to W.S. 7-13-301 to any charge or charges as the result of the incident leading to the arrest',
    rules: ['wy-no-conviction/no-deferral', 'wy-no-conviction/no-conviction-in-incident'],
    verdict: 'right',
  },
  {
    section: 'W.S. § 7-13-1401(a)(i)(A)',
    says: 'There were no convictions pursuant to any charge or charges, including a conviction pursuant to a different or lesser charge',
    rules: ['wy-no-conviction/no-conviction-in-incident'],
    verdict: 'right',
  },
  {
    section: 'W.S. § 7-13-1501(a)',
    says: 'A person who has pled guilty or nolo contendere to or been convicted of a misdemeanor may petition the convicting court for an expungement of the records of conviction',
    rules: ['wy-misdemeanor/a-conviction'],
    verdict: 'open',
    note: 'Lynch v. State decided for felonies, whose section has other words, that a deferred plea is not meant. For misdemeanors the courts’ own page, as others tell it, says that it is.',
  },
  {
    section: 'W.S. § 7-13-1501(a)(i)',
    says: 'At least five (5) years have passed for nonstatus offenses and at least one (1) year has passed for status offenses',
    rules: ['wy-misdemeanor/waited'],
    verdict: 'right',
    note: 'No crime is left out but those with a gun, and sexual battery on a patient. Drunk driving and domestic violence are not.',
  },
  {
    section: 'W.S. § 7-13-1501(a)(i), the sentence',
    says: 'since the expiration of the terms of sentence imposed by the court, including any periods of probation or the completion of any program ordered by the court',
    rules: ['wy-misdemeanor/nothing-owed'],
    verdict: 'open',
    note: 'Before, money owed for a misdemeanor was not looked at.',
  },
  {
    section: 'W.S. § 7-13-1501(k)',
    says: 'Nothing in this section shall be construed to allow a person who has previously received an expungement of records of conviction under this section to seek a second or subsequent expungement',
    rules: ['wy-misdemeanor/first-expungement'],
    verdict: 'open',
    note: 'Whether one petition may name convictions of several cases.',
  },
  {
    section: 'W.S. § 7-13-1502(a)(i)',
    says: 'At least ten (10) years have passed since: (A) The expiration of the terms of sentence imposed by the court, including any periods of probation; (B) The completion of any program ordered by the court; and (C) Any restitution ordered by the court has been paid in full',
    rules: ['wy-felony/waited', 'wy-felony/restitution-paid', 'wy-felony/paid-in-time'],
    verdict: 'right',
  },
  {
    section: 'W.S. § 7-13-1502(a)(ii)',
    says: 'Other than convictions for which an expungement is sought under this section, the petitioner has not previously pleaded guilty or nolo contendere to or been convicted of a felony',
    rules: ['wy-felony/no-other-felony'],
    verdict: 'right',
    note: 'So a deferred felony bars too, and so does a listed felony of the same event.',
  },
  {
    section: 'W.S. § 7-13-1502(a)(iii)',
    says: 'shall not have involved the use or attempted use of a firearm unless the felony or felonies are offenses punishable under title 23',
    rules: ['wy-felony/no-gun'],
    verdict: 'right',
  },
  {
    section: 'W.S. § 7-13-1502(a)(iv)',
    says: 'Violent felonies as defined in W.S. 6-1-104(a)(xii) … Any offense subject to registration under W.S. 7-19-302(g) through (j)',
    rules: ['wy-felony/not-listed'],
    verdict: 'right',
    note: 'The violent felonies are those of the act of 2023, which added § 6-5-204(b).',
  },
  {
    section: 'W.S. § 14-6-241(a)',
    says: 'other than a violent felony as defined by W.S. 6-1-104(a)(xii), under the provisions of this act may petition the court for the expungement of his record in the juvenile court upon reaching the age of majority',
    rules: ['wy-juvenile-finding/not-violent-felony', 'wy-juvenile-finding/is-18'],
    verdict: 'right',
  },
  {
    section: 'W.S. § 14-6-241(c)',
    says: 'The record of a minor convicted of a misdemeanor in circuit court may be expunged in the same manner',
    rules: ['wy-minor-in-adult-court/is-18'],
    verdict: 'right',
  },
  {
    section: 'W.S. § 6-2-708(c)',
    says: 'At any time after the entry of a conviction, the court in which it was entered may vacate the conviction if the defendant’s participation in the offense is found to have been the result of having been a victim.',
    rules: ['wy-trafficking-vacatur/trafficked'],
    verdict: 'right',
  },
];
