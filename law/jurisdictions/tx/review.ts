import type { Reviewed } from '../../place/review.ts';

/** The openings of Gov’t Code §§ 411.072 and 411.073, in an undated copy. */
export const review: readonly Reviewed[] = [
  {
    section: 'Gov’t Code § 411.072(a)(1)(A)',
    says: 'Chapter 20, 21, 22, 25, 42, 43, 46, or 71, Penal Code',
    rules: ['tx-nondisclosure-first-misdemeanor/not-left-out-kind'],
    verdict: 'right',
    note: 'Drunk driving and boating, §§ 49.04 and 49.06, have a way of their own.',
  },
  {
    section: 'Gov’t Code § 411.072(a)(1)(B)',
    says: 'with respect to which an affirmative finding under Article 42A.105(f), Code of Criminal Procedure',
    rules: ['tx-nondisclosure-first-misdemeanor/no-finding-against'],
    verdict: 'right',
  },
  {
    section: 'Gov’t Code §§ 411.072(a)(2) and 411.073(b)(2)',
    says: 'has never been previously convicted of or placed on deferred adjudication community supervision for another offense other than a traffic offense that is punishable by fine only',
    rules: ['tx-nondisclosure-first-misdemeanor/first-time', 'tx-nondisclosure-probation/first-time'],
    verdict: 'right',
  },
  {
    section: 'Gov’t Code § 411.072(b)(1), (2)',
    says: 'if the discharge and dismissal occurs on or after the 180th day after the date the court placed the person on deferred adjudication community supervision',
    rules: ['tx-nondisclosure-first-misdemeanor/discharged-after-180-days'],
    verdict: 'right',
    note: 'Who is discharged sooner gets the order as soon as practicable on or after the 180th day.',
  },
  {
    section: 'Gov’t Code § 411.073(a)(1)',
    says: '§ 106.041, Alcoholic Beverage Code, § 49.04, 49.05, 49.06, or 49.065, Penal Code, or Chapter 71, Penal Code',
    rules: ['tx-nondisclosure-probation/not-organized-crime'],
    verdict: 'right',
    note: 'Whatever was told as drunk driving is not covered, by this list.',
  },
  {
    section: 'Gov’t Code § 411.073(b)',
    says: 'whose community supervision is not revoked and who completes the period of community supervision, including any term of confinement imposed and payment of all fines, costs, and restitution imposed',
    rules: [
      'tx-nondisclosure-probation/probation-not-revoked',
      'tx-nondisclosure-probation/everything-paid',
      'tx-nondisclosure-probation/waited',
    ],
    verdict: 'right',
    note: 'The text breaks off before the wait of 2 years, which comes from other pages.',
  },
  {
    section: 'Code Crim. Proc. art. 62.001(5)',
    says: 'a violation of Section 21.02 …, 21.09 …, 21.11 …, 22.011 …, 22.021 …, or 25.02 …; … the second violation of Section 21.08 (Indecent exposure), Penal Code, but not if the second violation results in a deferred adjudication; … a violation of Section 33.021 (Online solicitation of a minor)',
    rules: ['tx-nondisclosure-deferred/not-left-out', 'tx-nondisclosure-deferred/none-left-out-ever'],
    verdict: 'mended',
    note: 'Any sex crime told by its section was taken to call for registering. Those that the list does not name, such as §§ 21.12 and 21.15, do not. A second indecent exposure does.',
  },
];
