import type { Reviewed } from '../../place/review.ts';

/** Tenn. Code § 40-32-101 in a copy with the acts of 2024, before the sections were put in a new order. */
export const review: readonly Reviewed[] = [
  {
    section: 'Tenn. Code § 40-32-101(a)(1)(A)(i), now 40-32-106(a)(1)',
    says: 'shall, upon petition by that person to the court having jurisdiction in the previous action, be removed and destroyed without cost to the person',
    rules: ['tn-dismissal-expunction/case-over', 'tn-dismissal-expunction/a-crime'],
    verdict: 'right',
  },
  {
    section: 'Tenn. Code § 40-32-101(a)(1)(E)(i), now 40-32-106(c)(1)',
    says: 'is convicted of an offense relating to the same criminal conduct or episode as the charged offense, including a lesser included offense; provided, however, any moving or nonmoving traffic offense shall not be considered an offense',
    rules: ['tn-dismissal-expunction/no-conviction-in-case'],
    verdict: 'right',
    note: 'The charges without a conviction still leave the electronic databases, by subsection (j).',
  },
  {
    section: 'Tenn. Code § 40-32-101(a)(1)(D), now 40-32-106(d)(2)',
    says: 'shall not be expunged pursuant to this section, if the offense for which the person was diverted was a sexual offense as defined by § 40-39-202',
    rules: ['tn-judicial-diversion/not-sexual', 'tn-pretrial-diversion/not-sexual'],
    verdict: 'right',
  },
  {
    section: 'Tenn. Code § 40-32-101(g)(1)(A), (D), (E), now 40-32-107(a)(1)',
    says: 'A person who was convicted of one of the following Class E felonies committed on or after November 1, 1989',
    rules: ['tn-conviction-expunction/crime-may-be-cleared'],
    verdict: 'right',
    note: 'The lists of Classes C, D and E were entered item by item. A paragraph that only sets the class is read from the class.',
  },
  {
    section: 'Tenn. Code § 40-32-101(g)(1)(B), now 40-32-107(a)(1)(B)',
    says: 'Misdemeanors excluded from consideration are',
    rules: ['tn-conviction-expunction/crime-may-be-cleared'],
    verdict: 'right',
    note: 'All 45 items were entered. Assault by injury or fear is left out only before July 1, 2000.',
  },
  {
    section: 'Tenn. Code § 40-32-101(g)(2)(A)(i), now 40-32-107(a)(3)(A)',
    says: 'any offense that occurred prior to any conviction for a criminal offense that is ineligible for expunction, including convictions for federal offenses and offenses in other states',
    rules: ['tn-conviction-expunction/before-ineligible-conviction'],
    verdict: 'right',
    note: 'The day of the offense is held against the day of the other conviction.',
  },
  {
    section: 'Tenn. Code § 40-32-101(g)(2)(B), now 40-32-107(a)(3)(B)',
    says: 'Five (5) years have elapsed since the completion of the sentence imposed for the offense the person is seeking to have expunged, if the offense is a misdemeanor or Class E felony',
    rules: ['tn-conviction-expunction/waited'],
    verdict: 'right',
  },
  {
    section: 'Tenn. Code § 40-32-101(k)(1), now 40-32-107(b)(1)',
    says: 'Two (2) misdemeanors; or One (1) felony and one (1) misdemeanor',
    rules: ['tn-conviction-expunction/never-used'],
    verdict: 'right',
    note: 'The choice is told as a limit over the record. Crimes of one case are counted once; the law asks for one place, time and aim.',
  },
  {
    section: 'Tenn. Code § 40-32-105(b)',
    says: 'at least one (1) year has elapsed since the completion of the sentence imposed for the petitioner’s most recent criminal offense',
    rules: ['tn-trafficking-expunction/waited'],
    verdict: 'right',
  },
  {
    section: 'Tenn. Code § 37-1-153(f)(1)',
    says: 'The court may order all or any portion of the requested expunction if, by clear and convincing evidence, the court finds',
    rules: ['tn-juvenile-finding/no-adult-or-sex-crime'],
    verdict: 'open',
    note: 'The points end with “or”: whoever does not meet the first may still show good conduct or a changed life. We answer that it needs review.',
  },
  {
    section: 'Tenn. Code § 40-39-202(20), (31)',
    says: 'False imprisonment where the victim is a minor, under § 39-13-302, except when committed by a parent of the minor',
    rules: [
      'tn-judicial-diversion/not-sexual',
      'tn-pretrial-diversion/not-sexual',
      'tn-expunction-after-pardon/not-among-the-worst',
    ],
    verdict: 'mended',
    note: 'A told section is held against the list, item by item. Before, every sex crime and no other was taken to be on it, and after a pardon a told section outside six grave ones passed.',
  },
];
