import type { Reviewed } from '../../place/review.ts';

/** Chapters 961a, 960a and 815t and their neighbors, in a copy of February 2026. */
export const review: readonly Reviewed[] = [
  {
    section: 'Conn. Gen. Stat. § 54-142a(a)',
    says: 'shall be erased upon the expiration of the time to file a writ of error or take an appeal',
    rules: ['ct-no-conviction/waited', 'ct-no-conviction/not-insanity', 'ct-program/dismissed-after-program'],
    verdict: 'right',
    note: 'The 20 days come from the rules of the courts.',
  },
  {
    section: 'Conn. Gen. Stat. § 54-142a(c)(1)',
    says: 'if at least thirteen months have elapsed since such nolle',
    rules: ['ct-no-conviction/waited'],
    verdict: 'right',
  },
  {
    section: 'Conn. Gen. Stat. § 54-142a(d)',
    says: 'Whenever such absolute pardon was received on or after October 1, 1974, such records shall be erased.',
    rules: ['ct-pardoned/absolute-pardon', 'ct-older-pardon/pardoned-before-1974'],
    verdict: 'right',
  },
  {
    section: 'Conn. Gen. Stat. § 54-142a(e)(1)',
    says: 'seven years from the date on which the court entered the convicted person’s most recent judgment of conviction',
    rules: [
      'ct-clean-slate/small-enough',
      'ct-clean-slate/clean-years',
      'ct-clean-slate-petition/clean-years',
    ],
    verdict: 'open',
    note: 'Ten years for felonies and § 14-227a. Whether a judgment of another state counts, it does not say; then it is a question.',
  },
  {
    section: 'Conn. Gen. Stat. § 54-142a(e)(2)',
    says: 'Any conviction, on or after January 1, 2000, designated as a family violence crime',
    rules: [
      'ct-clean-slate/not-family-violence',
      'ct-clean-slate/not-sex-crime',
      'ct-clean-slate/not-listed',
      'ct-clean-slate/no-second-drunk-driving',
    ],
    verdict: 'right',
    note: 'All 28 sections of (C) are in the list. Those of (B) stand in § 54-250(5) and (11), read again as of 2025. What is not entered of them is of class A: kidnapping, §§ 53a-92 and 53a-92a. It does not matter here whether a court freed somebody from the duty to register, § 54-251(c).',
  },
  {
    section: 'Conn. Gen. Stat. § 54-142a(e)(3)',
    says: 'Has completed serving any period of probation for any sentence for any crime or crimes for which the defendant has been convicted on or after January 1, 2000, in this state',
    rules: ['ct-clean-slate/sentences-over', 'ct-clean-slate/no-open-case'],
    verdict: 'right',
    note: 'Unpaid fines do not stand in the way: (8). An older page of the state says they do.',
  },
  {
    section: 'Conn. Gen. Stat. § 54-142a(f)',
    says: 'committed while such person was under eighteen years of age, and the offense or offenses occurred on or after January 1, 2000, and before July 1, 2012',
    rules: [
      'ct-young-misdemeanor/before-july-2012',
      'ct-young-misdemeanor/whole-case-small',
      'ct-young-misdemeanor-petition/before-2000',
    ],
    verdict: 'mended',
    note: 'All of title 14 is left out, not drunk driving alone.',
  },
  {
    section: 'Conn. Gen. Stat. § 54-142u(a)',
    says: 'on or after January 1, 2000, but prior to October 1, 2015, any person has been convicted … of possession under subsection (c) of section 21a-279',
    rules: ['ct-drug-possession/convicted-2000-to-2015', 'ct-drug-possession/possession-c'],
    verdict: 'mended',
    note: 'It is not for cannabis alone. Subsection (c) was for all drugs but narcotics and hallucinogens. The next time it was a felony, and is in too.',
  },
  {
    section: 'Conn. Gen. Stat. § 54-142v(a)(1)',
    says: 'the amount possessed was less than or equal to four ounces of such substance',
    rules: [
      'ct-cannabis-petition/right-time',
      'ct-cannabis-petition/before-july-2021',
      'ct-cannabis-petition/cannabis-crime',
      'ct-cannabis-petition/four-ounces',
    ],
    verdict: 'mended',
    note: 'Of a sale it is asked how much it was.',
  },
  {
    section: 'Conn. Gen. Stat. § 54-142d',
    says: 'such offense has been decriminalized subsequent to the date of such conviction',
    rules: ['ct-decriminalized/no-longer-a-crime'],
    verdict: 'right',
  },
  {
    section: 'Conn. Gen. Stat. § 54-76o',
    says: 'shall be automatically erased when such person attains twenty-one years of age',
    rules: [
      'ct-youthful-offender/discharged',
      'ct-youthful-offender/is-21',
      'ct-youthful-offender/no-felony-before-21',
    ],
    verdict: 'right',
  },
  {
    section: 'Conn. Gen. Stat. § 46b-146',
    says: 'at least two years or, in the case of a child convicted as delinquent for the commission of a serious juvenile offense, four years have elapsed from the date of such discharge',
    rules: [
      'ct-juvenile-petition/waited',
      'ct-juvenile-petition/nothing-new',
      'ct-juvenile-petition/no-open-case',
      'ct-juvenile-petition/is-18',
    ],
    verdict: 'open',
    note: 'What a conviction in those years means for good, it does not say; then it is a question.',
  },
  {
    section: 'Conn. Gen. Stat. § 46b-133a(b)',
    says: 'if at least thirteen months have elapsed since such nolle or dismissal without prejudice',
    rules: ['ct-juvenile-no-finding/waited'],
    verdict: 'right',
  },
  {
    section: 'Conn. Gen. Stat. § 54-95c(a)',
    says: 'any misdemeanor offense or a class C, D or E felony or any unclassified felony offense carrying a term of imprisonment of not more than ten years',
    rules: ['ct-trafficking-vacatur/level-covered', 'ct-trafficking-vacatur/trafficked'],
    verdict: 'right',
  },
  {
    section: 'Conn. Gen. Stat. § 54-130a(c)',
    says: 'three years after an applicant’s conviction of a misdemeanor or violation and five years after an applicant’s conviction of a felony',
    rules: ['ct-pardon/waited'],
    verdict: 'right',
    note: 'That the newest conviction counts is how the Board applies it.',
  },
  {
    section: 'Conn. Gen. Stat. § 9-46a(b)(1)',
    says: 'Upon the release from confinement in a correctional institution or facility',
    rules: ['ct-vote/not-locked-up'],
    verdict: 'right',
  },
];
