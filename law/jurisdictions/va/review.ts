import type { Reviewed } from '../../place/review.ts';

/** Chapter 23.2 of Title 19.2 as in force since July 1, 2026, and the sections it names, in a copy of February 2026. */
export const review: readonly Reviewed[] = [
  {
    section: 'Va. Code § 19.2-392.6(A)',
    says: 'a misdemeanor violation of § 18.2-96 or 18.2-103; § 18.2-119, 18.2-120, or 18.2-134; a misdemeanor violation of § 18.2-248.1; or § 18.2-415',
    rules: ['va-automatic-conviction/since-1986'],
    verdict: 'right',
    note: 'Only convictions. What was put off and dismissed has to be asked for.',
  },
  {
    section: 'Va. Code § 19.2-392.6(B)',
    says: 'if seven years have passed since the date of the conviction and the person convicted of such offense has not been convicted … during that time period',
    rules: ['va-automatic-conviction/waited', 'va-automatic-conviction/no-new-conviction'],
    verdict: 'right',
    note: 'From the conviction, not from the end of the sentence. A new conviction in those years shuts this way.',
  },
  {
    section: 'Va. Code § 19.2-392.6(C)',
    says: 'if, on the date of the conviction, the person was convicted of another offense that is not eligible for automatic sealing',
    rules: ['va-automatic-conviction/alone-that-day'],
    verdict: 'right',
  },
  {
    section: 'Va. Code § 19.2-392.6:1(A)',
    says: 'Any criminal or civil offense that concluded with any final disposition as a charge or conviction of former § 18.2-250.1 shall be sealed without the entry of a court order.',
    rules: ['va-marijuana-possession/possession-only'],
    verdict: 'right',
  },
  {
    section: 'Va. Code § 19.2-392.8(A)',
    says: 'acquitted or the charge against him is dismissed with prejudice, the court disposing of the matter shall order that the charge be automatically sealed',
    rules: ['va-sealed-at-the-end/ended-for-good', 'va-sealed-at-the-end/ended-since-july-2026'],
    verdict: 'right',
    note: 'A nolle prosequi is not with prejudice.',
  },
  {
    section: 'Va. Code § 19.2-392.11(A)',
    says: 'contains no convictions … and where such criminal history record contains no arrests or charges … in the past three years, excluding traffic infractions',
    rules: ['va-automatic-no-conviction/no-conviction', 'va-automatic-no-conviction/no-charge-lately'],
    verdict: 'right',
    note: 'The charge itself is counted, from the day it happened: the day of the arrest is not asked.',
  },
  {
    section: 'Va. Code § 19.2-392.12(A)',
    says: '(i) misdemeanor, (ii) Class 5 or 6 felony, or (iii) violation of § 18.2-95 or any other felony offense in which the defendant is deemed guilty of larceny and punished as provided in § 18.2-95',
    rules: ['va-petition/light-enough', 'va-petition/since-1986'],
    verdict: 'right',
  },
  {
    section: 'Va. Code § 19.2-392.12(C), (F)(5)',
    says: 'A petitioner may only have two petitions granted pursuant to this section within his lifetime.',
    rules: ['va-petition/two-in-a-lifetime'],
    verdict: 'right',
  },
  {
    section: 'Va. Code § 19.2-392.12(F)(1)',
    says: '(i) never been convicted of a Class 1 or 2 felony or any other felony punishable by imprisonment for life, (ii) not been convicted of a Class 3 or 4 felony within the past 20 years, and (iii) not been convicted of any other felony within the past 10 years',
    rules: [
      'va-petition/no-gravest-felony',
      'va-petition/no-grave-felony-lately',
      'va-petition/no-felony-lately',
    ],
    verdict: 'right',
  },
  {
    section: 'Va. Code § 19.2-392.12(F)(2)',
    says: 'During a period after the date of (i) dismissal of a deferred charge, (ii) conviction, (iii) release from incarceration …, whichever date occurred later, the petitioner has not been convicted … for: a. Seven years for any misdemeanor offense; or b. Ten years for any felony offense',
    rules: ['va-petition/waited', 'va-petition/no-new-conviction'],
    verdict: 'mended',
    note: '“A period after” is not “the” period: a new conviction starts the years again and shuts nothing. Only where the last years were not clean, but the first were, is it asked as a question.',
  },
  {
    section: 'Va. Code § 19.2-392.12(L)',
    says: 'The following offenses are ineligible for sealing under this section',
    rules: ['va-petition/not-left-out'],
    verdict: 'right',
    note: 'With §§ 9.1-902 and 17.1-805(C) read whole. Hate crimes and dangerous dogs are told in words only.',
  },
  {
    section: 'Va. Code § 19.2-392.12:1(D), (E), (I)',
    says: 'A petitioner is not limited in the number of petitions … the court shall enter an order … if the court finds that seven years have passed since the date of conviction or of dismissal of the deferred charge',
    rules: ['va-short-list-petition/waited', 'va-short-list-petition/alone-that-day'],
    verdict: 'right',
  },
  {
    section: 'Va. Code § 19.2-392.17(A)',
    says: 'deemed to be sealed after 11 years from the date of final disposition of the offense',
    rules: ['va-traffic-infraction/waited'],
    verdict: 'right',
  },
  {
    section: 'Va. Code § 19.2-392.2(A)',
    says: 'A nolle prosequi is taken or the charge is otherwise dismissed',
    rules: ['va-expungement/not-put-off', 'va-expungement/not-only-lowered'],
    verdict: 'open',
    note: 'The text is that in force until July 1, 2026. Later versions could not be opened.',
  },
  {
    section: 'Va. Code § 16.1-306(A), (C)',
    says: 'if such juvenile has attained the age of 19 years and five years have elapsed since the date of the last hearing in any case',
    rules: [
      'va-juvenile-destruction/old-enough',
      'va-juvenile-destruction/five-years',
      'va-juvenile-motion/case-over',
    ],
    verdict: 'right',
  },
  {
    section: 'Va. Code § 19.2-327.15',
    says: '(i) violation of § 18.2-250 or (ii) misdemeanor violation of § 18.2-96, 18.2-102, or 18.2-103',
    rules: ['va-trafficking-vacatur/qualifying-offense', 'va-trafficking-vacatur/trafficked'],
    verdict: 'right',
  },
  {
    section: 'Va. Code § 19.2-392.2(A), from December 1, 2026',
    says: 'arrested, charged, summonsed, or indicted … is not ultimately convicted (from notes of others, not from the text)',
    rules: ['va-expungement/a-crime', 'va-expungement/charged'],
    verdict: 'mended',
    note: 'Infractions count then, and arrests without a charge. A case that was put off after enough facts were found still does not.',
  },
];
