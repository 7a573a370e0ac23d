import type { Reviewed } from '../../place/review.ts';

/** The Idaho Code in a copy of February 2026. */
export const review: readonly Reviewed[] = [
  {
    section: 'Idaho Code § 67-3004(10)',
    says: 'was not charged by indictment or information within one (1) year of the arrest or summons and any person who was acquitted of all offenses arising from an arrest or criminal summons, or who has had all charges dismissed',
    rules: [
      'id-arrest-expungement/a-year-without-charges',
      'id-arrest-expungement/no-conviction-in-case',
      'id-arrest-expungement/cleared',
    ],
    verdict: 'right',
    note: 'A dismissal under § 19-2604(1) does not count. Such a case is told as a withheld judgment.',
  },
  {
    section: 'Idaho Code § 67-3004(11)(a), (b)',
    says: 'a misdemeanor that is not an assaultive or violent misdemeanor listed in paragraph (b) of this subsection or arrested for, prosecuted for, or convicted of felony possession of a controlled substance under section 37-2732(a), (c), or (e)',
    rules: ['id-shielding/crime-may-be-shielded'],
    verdict: 'open',
    note: 'All 13 items were entered. Whether having drugs to sell is felony possession stays open.',
  },
  {
    section: 'Idaho Code § 67-3004(11)(c)',
    says: 'no earlier than five (5) years after completing the petitioner’s sentence, including all ordered probation, parole, fines, and restitution; provided that during such five (5) year period and until the time of a hearing on the petition, the petitioner has not had any subsequent felony or misdemeanor convictions',
    rules: [
      'id-shielding/waited',
      'id-shielding/everything-paid',
      'id-shielding/no-conviction-since',
      'id-shielding/no-other-sentence',
      'id-shielding/no-open-case',
      'id-shielding/no-protective-order',
    ],
    verdict: 'right',
  },
  {
    section: 'Idaho Code § 67-3004(11)(k)',
    says: 'A person may have only one (1) petition granted during such person’s lifetime',
    rules: ['id-shielding/never-shielded'],
    verdict: 'right',
  },
  {
    section: 'Idaho Code § 19-2604(1)(a)',
    says: 'A defendant in a misdemeanor case who has not been sentenced to serve a term in the county jail or whose sentence or any portion thereof has been suspended',
    rules: ['id-set-aside/sentence-held-back'],
    verdict: 'right',
  },
  {
    section: 'Idaho Code § 19-2604(1)(b)',
    says: 'if convinced by the showing made that there is no longer cause for continuing the period of probation should the defendant be on probation at the time of the application, and that there is good cause for granting the requested relief',
    rules: ['id-set-aside/no-violation', 'id-set-aside/probation-over'],
    verdict: 'right',
    note: 'It can be asked for on probation too. Then the answer is that it needs review.',
  },
  {
    section: 'Idaho Code § 19-2604(4)',
    says: 'shall not be subject to dismissal or reduction under this section',
    rules: ['id-set-aside/not-registrable', 'id-felony-reduction/not-registrable'],
    verdict: 'right',
  },
  {
    section: 'Idaho Code § 20-525A(1), (2)',
    says: 'after the expiration of three (3) years from the date of termination of the continuing jurisdiction of the court',
    rules: ['id-juvenile-expungement/waited', 'id-juvenile-expungement/is-18'],
    verdict: 'right',
    note: 'Older copies say five years; the act of 2023 or 2024 made it three.',
  },
  {
    section: 'Idaho Code § 67-3004(11)(b)(vii)',
    says: 'Vehicular manslaughter (18-4006(3)(c), Idaho Code)',
    rules: ['id-shielding/crime-may-be-shielded'],
    verdict: 'mended',
    note: 'Told as § 18-4006 alone it was open. No other manslaughter is a misdemeanor (§ 18-4007).',
  },
  {
    section: 'Idaho Code § 20-525A(5)(c), (l)',
    says: 'Armed robbery (chapter 65, title 18, Idaho Code)',
    rules: ['id-juvenile-expungement/no-grave-finding', 'id-juvenile-diversion/no-grave-finding'],
    verdict: 'mended',
    note: 'Every robbery and every rape closed the way. Robbery without a weapon now needs review, and so does rape whose paragraph is not told: “Rape, excluding statutory rape”.',
  },
  {
    section: 'Idaho Code § 67-3014(2), (4)',
    says: 'a petition to expunge an arrest that did not result in a prosecution shall not be brought until two (2) years after the arrest',
    rules: ['id-trafficking-vacatur/waited-after-arrest', 'id-trafficking-vacatur/crime-covered'],
    verdict: 'right',
  },
];
