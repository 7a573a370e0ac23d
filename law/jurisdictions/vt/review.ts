import type { Reviewed } from '../../place/review.ts';

/** 13 V.S.A. § 7603 as of July 2025; 13 V.S.A. §§ 2658 and 7041, 23 V.S.A. § 2303 and 33 V.S.A. § 5119 as of July 2022. */
export const review: readonly Reviewed[] = [
  {
    section: '13 V.S.A. § 7603(a)(1)',
    says: 'within 60 days after the final disposition of the case if: (A) the court does not make a determination of probable cause at the time of arraignment; (B) the charge is dismissed before trial with or without prejudice; or (C) the defendant is acquitted of the charges',
    rules: ['vt-no-conviction-automatic/case-over', 'vt-no-conviction-automatic/nobody-objected'],
    verdict: 'right',
    note: 'The Judiciary says that what was dismissed before July 1, 2018 has to be asked for.',
  },
  {
    section: '13 V.S.A. § 7603(g)',
    says: 'A person may file a petition with the court requesting sealing of a criminal history record related to the citation or arrest of the person at any time.',
    rules: ['vt-no-conviction-petition/case-over'],
    verdict: 'right',
  },
  {
    section: '13 V.S.A. § 7041(e)',
    says: 'the record of the criminal proceedings shall be expunged upon the discharge of the respondent from probation, absent a finding of good cause by the court. … the record shall not be expunged until restitution has been paid in full.',
    rules: ['vt-deferred-expungement/program-finished', 'vt-deferred-expungement/restitution-paid'],
    verdict: 'right',
  },
  {
    section: '13 V.S.A. § 2658(a), (b)',
    says: '“Qualifying crime” means a criminal offense in this State that is not listed in 33 V.S.A. § 5204(a).',
    rules: ['vt-trafficking-vacatur/trafficked', 'vt-trafficking-vacatur/not-gravest'],
    verdict: 'right',
  },
  {
    section: '13 V.S.A. § 7601(4)(A)',
    says: 'all misdemeanor offenses except: (i) a listed crime as defined in subdivision 5301(7) of this title',
    rules: ['vt-misdemeanor-sealing/can-be-sealed'],
    verdict: 'open',
    note: 'Its first five lines were read, and the listed crimes as of July 2022. The others come from notes of August 2026.',
  },
  {
    section: '33 V.S.A. § 5119(g)',
    says: 'two years have elapsed since the final discharge of the person; (2) the person has not been convicted of a listed crime … or adjudicated delinquent for such an offense for 10 years prior to the application or motion, and no new proceeding is pending …; and (3) the person’s rehabilitation has been attained to the satisfaction of the court',
    rules: [
      'vt-under-25-sealing/waited',
      'vt-under-25-sealing/no-listed-crime',
      'vt-under-25-sealing/rehabilitated',
    ],
    verdict: 'right',
    note: 'Any open case stops it here, though the law speaks only of listed crimes.',
  },
  {
    section: '33 V.S.A. § 5119(a)(1), (b), (h)',
    says: 'adjudicated delinquent on or after July 1, 1996, the court shall order the sealing of all files and records related to the proceeding if two years have elapsed since the final discharge',
    rules: [
      'vt-juvenile-sealing/waited',
      'vt-juvenile-old/no-listed-crime',
      'vt-juvenile-dismissed/case-over',
    ],
    verdict: 'right',
  },
  {
    section: '23 V.S.A. § 2303(a)',
    says: 'Two years following the satisfaction of a judgment resulting from an adjudication or conviction of a violation identified in this subsection',
    rules: ['vt-ticket-expungement/named-ticket', 'vt-ticket-expungement/waited'],
    verdict: 'right',
  },
  {
    section: '13 V.S.A. § 5301(7); 33 V.S.A. §§ 5119(g)(2), 5204(a)',
    says: 'has not been convicted of a listed crime as defined in 13 V.S.A. § 5301',
    rules: ['vt-under-25-sealing/no-listed-crime', 'vt-trafficking-vacatur/not-gravest'],
    verdict: 'mended',
    note: 'Robbery told as § 608 alone, felony driving told as 23 V.S.A. § 1091 or § 1128 alone, and drunk driving that badly hurt or killed were taken for crimes that are not listed.',
  },
  {
    section: '13 V.S.A. § 5401(10)(A), (B)',
    says: 'any of the following offenses against a victim who is a minor … (vi) procurement or solicitation as defined in subdivision 2632(a)(6) of this title',
    rules: ['vt-misdemeanor-sealing/can-be-sealed'],
    verdict: 'mended',
    note: 'Whoever must register was turned away with any sex misdemeanor. The list of § 5401(10) tells which of them call for it. The others on it are left out by their own names as well.',
  },
];
