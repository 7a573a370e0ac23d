import type { Reviewed } from '../../place/review.ts';

/** ORS 137.224 and 137.225, 163A.005(5) and 419A.261 as printed in the 2025 edition, and OAR 213-003-0001(14) of February 2025. */
export const review: readonly Reviewed[] = [
  {
    section: 'ORS 137.225(1)(a)',
    says: 'any person convicted of an offense who has fully complied with and performed the sentence of the court for the offense',
    rules: [
      'or-set-aside-felony/sentence-over',
      'or-set-aside-misdemeanor/sentence-over',
      'or-set-aside-felony/restitution-paid',
      'or-set-aside-misdemeanor/restitution-paid',
    ],
    verdict: 'right',
  },
  {
    section: 'ORS 137.225(1)(b)(A)',
    says: 'For a Class B felony, seven years from the date of conviction or the release of the person from imprisonment for the conviction sought to be set aside, whichever is later.',
    rules: ['or-set-aside-felony/waited'],
    verdict: 'right',
  },
  {
    section: 'ORS 137.225(1)(b)(B)',
    says: 'For a Class C felony, five years from the date of conviction or the release of the person from imprisonment',
    rules: ['or-set-aside-felony/waited'],
    verdict: 'right',
  },
  {
    section: 'ORS 137.225(1)(b)(C)',
    says: 'For a Class A misdemeanor, three years from the date of conviction or the release of the person from imprisonment',
    rules: ['or-set-aside-misdemeanor/waited'],
    verdict: 'right',
  },
  {
    section: 'ORS 137.225(1)(b)(D)',
    says: 'For a Class B or Class C misdemeanor, a violation or the finding of a person in contempt of court, one year from the date of conviction or finding',
    rules: [
      'or-set-aside-misdemeanor/waited',
      'or-set-aside-violation/waited',
      'or-set-aside-contempt/waited',
    ],
    verdict: 'right',
    note: 'Contempt of an order about abuse or a crime against a person waits five years.',
  },
  {
    section: 'ORS 137.225(1)(c)',
    says: 'at any time after 60 days from the date the prosecuting attorney indicates that the state has elected not to proceed with a prosecution or contempt proceeding',
    rules: ['or-set-aside-arrest/waited'],
    verdict: 'right',
  },
  {
    section: 'ORS 137.225(5)(a), OAR 213-003-0001(14)',
    says: 'A Class B felony, except for a violation of ORS 166.429 or any crime classified as a person felony as defined in the rules of the Oregon Criminal Justice Commission',
    rules: ['or-set-aside-felony/not-a-person-felony'],
    verdict: 'mended',
    note: 'Making somebody ingest a drug is always one, and extortion only by a threat to hurt somebody. Domestic terrorism was added.',
  },
  {
    section: 'ORS 137.225(6)(f), 163A.005(5)',
    says: 'Any sex crime, unless … “Sex crime” means: (a) Rape in any degree … (o) Possession of materials depicting sexually explicit conduct of a child in the first degree … (t) Public indecency or private indecency, if the person has a prior conviction for a crime listed in this subsection',
    rules: ['or-set-aside-felony/not-a-sex-crime', 'or-set-aside-misdemeanor/not-a-sex-crime'],
    verdict: 'mended',
    note: 'Eleven sections that another tool counts as such, ORS 163.452 and 163.689 among them, are not in the list. Trafficking under ORS 163.266(1)(b) and (c) is, as an attempt too; online sexual corruption only where the child was believed to be more than 5 years younger.',
  },
  {
    section: 'ORS 137.225(6)(a)–(e)',
    says: 'Criminally negligent homicide under ORS 163.145, when that offense was punishable as a Class C felony … Assault in the third degree under ORS 163.165 (1)(h)',
    rules: [
      'or-set-aside-felony/not-left-out-for-victim',
      'or-set-aside-misdemeanor/not-left-out-for-victim',
    ],
    verdict: 'right',
  },
  {
    section: 'ORS 137.225(7)(a)(B), (b)',
    says: 'A single violation, other than a motor vehicle violation, within the time period … is not a conviction under this subsection … a conviction that has been set aside under this section shall be considered',
    rules: ['or-set-aside-felony/no-other-conviction', 'or-set-aside-misdemeanor/no-other-conviction'],
    verdict: 'right',
  },
  {
    section: 'ORS 137.225(8)',
    says: 'The provisions of subsection (1)(c) or (d) of this section do not apply to: … (c) A person who at the time the motion described in this section is pending before the court is under charge of commission of any crime',
    rules: ['or-set-aside-dismissal/no-open-case', 'or-set-aside-arrest/no-open-case'],
    verdict: 'mended',
    note: 'An open case did not hold these up before.',
  },
  {
    section: 'ORS 137.224(3)–(7)',
    says: 'when the court receives notice that a defendant has successfully completed a term of probation … the court shall, within 90 days after the notification, enter an order sealing … after three years have passed from the date of entry of judgment of conviction … the court shall, within 60 days',
    rules: [
      'or-drug-misdemeanor-sealing/probation-or-three-years',
      'or-drug-misdemeanor-sealing/rest-of-case-cleared',
      'or-drug-charge-sealing/over-or-three-years',
    ],
    verdict: 'mended',
    note: 'It could not be read before, so everybody was told to ask.',
  },
  {
    section: 'ORS 419A.261(3)',
    says: 'If the subject person was 18 years of age or older on January 1, 2024, the date the juvenile department receives a request … one or more violations or misdemeanors other than misdemeanors involving violence',
    rules: [
      'or-youth-misdemeanor-automatic/turned-18-after-law',
      'or-youth-misdemeanor/not-left-out',
      'or-youth-misdemeanor/no-felony-finding',
    ],
    verdict: 'mended',
    note: 'Those who were 18 on that day were not told that they can ask. A conviction as an adult does not stand in the way.',
  },
  {
    section: 'ORS 419A.262(2), (6), (7)',
    says: 'At least four years have elapsed since the date of the person’s most recent termination … The person does not owe restitution',
    rules: [
      'or-youth-petition/waited',
      'or-youth-petition/restitution-paid',
      'or-youth-petition/not-left-out',
      'or-youth-discretion/best-for-all',
    ],
    verdict: 'mended',
    note: 'Restitution was not asked for before.',
  },
];
