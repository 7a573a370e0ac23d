import type { Reviewed } from '../../place/review.ts';

/** Those passages of the law whose own words could be read. */
export const review: readonly Reviewed[] = [
  {
    section: '11 Del. C. § 4201(c)',
    says: '513 Conspiracy First Degree … 602 Aggravated Menacing … 614 Assault on a Sports Official … 617 Criminal Youth Gangs … 629 Vehicular Assault in the First Degree … 645 Promoting Suicide … 768 Unlawful Sexual Contact in the Second Degree … 777 Dangerous Crime Against a Child',
    rules: ['de-petition/not-violent'],
    verdict: 'mended',
    note: 'Three sections were missing, one was only a question, and two that are not there came off. The copy breaks off in § 777A: from there on the result says what it takes for granted, or asks.',
  },
  {
    section: '11 Del. C. § 4372(b)',
    says: 'All charges related to the case are otherwise dismissed … no charges related to the matter for which the person was arrested are filed in any court within 1 year of the arrest … Where a case is 7 or more years old and contains a charge or charges without a disposition',
    rules: ['de-no-conviction/case-over', 'de-no-conviction/year-since-arrest', 'de-old-open-case/forgotten'],
    verdict: 'right',
  },
  {
    section: '11 Del. C. § 4372(a); Osgood v. State',
    says: 'This subchapter applies to all criminal cases brought and convictions entered in a court in this State',
    rules: ['de-mandatory/no-other-conviction', 'de-petition/no-other-conviction'],
    verdict: 'mended',
    note: 'The Supreme Court read from it that “prior or subsequent convictions” are those of Delaware alone. It was a question before.',
  },
  {
    section: '11 Del. C. § 4372(f)(1), as in Senate Bill 38 of 2021',
    says: '“pending criminal charges” does not include an alleged violation of … Section 904(e) or (f) of Title 4 … Section 4764(c) of Title 16 … A Title 21 offense',
    rules: ['de-mandatory/no-open-case', 'de-petition/no-open-case'],
    verdict: 'right',
    note: 'The bill as it was filed. A substitute of it became law.',
  },
  {
    section: '11 Del. C. § 4373(a)(1), (2)',
    says: 'even if a person has prior or subsequent convictions that are ineligible … convicted of 1 or more violations … and 3 years have passed … misdemeanors … 5 years have passed since the date of conviction … drug possession under § 4756 of Title 16 and 5 years have passed … felonies and 10 years have passed since the date of conviction or the date of release',
    rules: ['de-mandatory/waited', 'de-mandatory/no-other-conviction', 'de-mandatory/small-enough'],
    verdict: 'right',
    note: 'For § 4756 public defenders count from release. The law’s own words say the conviction, and we follow them.',
  },
  {
    section: '11 Del. C. § 4373A(a), (b)',
    says: 'A case that is eligible for mandatory expungement under § 4373 … is eligible for automatic expungement … Beginning August 1, 2024, on a monthly basis',
    rules: [],
    verdict: 'right',
    note: 'It says since when the state does it by itself, not for whom.',
  },
  {
    section: '11 Del. C. § 4374(a)(1)–(4)',
    says: 'at least 3 years have passed … misdemeanors listed in § 4373(b) … at least 7 years have passed … convicted of a felony and at least 7 years have passed since the date of conviction or the date of release from incarceration, whichever is later … in more than 1 case and at least 5 years have passed since the date of the most recent conviction',
    rules: ['de-petition/waited', 'de-petition-several/waited', 'de-petition-several/others-small'],
    verdict: 'right',
  },
  {
    section: '11 Del. C. § 4374(b)',
    says: 'In addition to the exclusions under § 4372(f) … A Title 11 felony listed in § 4201(c) of this title. (2) Section 1136 of Title 16.',
    rules: ['de-petition/not-violent'],
    verdict: 'mended',
    note: 'The text breaks off there. The crimes in 31 Del. C. § 309 were missing and were added from the public defenders’ tool and notes on a bill. Drug felonies of Title 16 were a question. They are no felonies of Title 11, so they are not left out.',
  },
  {
    section: '11 Del. C. § 4374(b)(4), 31 Del. C. § 309(10), as Family Court’s packet of 2023 has them',
    says: 'shall include: §§ 604-607, 612-613, 626, 629-636, 645, 651, 768-780, 782-783A, 785, 787, 802, 803,1100A-1102, 1103A-1103B, 1105, 1108-1112B of Title 11',
    rules: ['de-petition/not-violent'],
    verdict: 'mended',
    note: 'Of these, §§ 626, 780 and 785 were only a question, and others were taken for granted.',
  },
  {
    section: '11 Del. C. § 4374(a)(3), as Family Court’s packet of 2023 has it',
    says: 'you were convicted of a single felony for any crime other than the following felonies',
    rules: ['de-petition/single-felony'],
    verdict: 'mended',
    note: 'The law says “a felony”. Two felonies of one case were open before. Now they are a question.',
  },
  {
    section: '11 Del. C. § 4372(f)(4), as Family Court’s packet of 2023 has it',
    says: 'You received an expungement of a prior conviction within the previous 10 years … You received an expungement for a felony conviction, and you are seeking expungement of a new felony conviction',
    rules: ['de-petition/not-cleared-lately', 'de-petition-several/not-cleared-lately'],
    verdict: 'mended',
    note: 'A felony after another that was expunged was a question, and so was a misdemeanor after an expunged felony. Of a felony older than the expungement it says nothing.',
  },
  {
    section: '11 Del. C. § 4373(b), as Exhibit A of Family Court’s packet of 2023 has it',
    says: 'Domestic Misdemeanors … Offenses where the victim was a child … Offenses where the victim was a “vulnerable adult” … Giving Unlawful Gratuities … Possession of a weapon in a Safe School and Recreation Zone',
    rules: ['de-mandatory/small-enough', 'de-petition/waited'],
    verdict: 'right',
    note: 'Held against our list section by section. It names § 2133 for broken conditions of release, where we have § 2113.',
  },
  {
    section: '10 Del. C. § 1015(b)(1), (2), (4)',
    says: 'manslaughter (under either § 632(2) or (5) of Title 11) … No person who has an adult conviction is eligible … a felony conviction for driving a vehicle while under the influence is considered a conviction',
    rules: ['de-juvenile-petition/not-grave', 'de-juvenile-petition/no-adult-conviction'],
    verdict: 'mended',
    note: 'All manslaughter was left out before. Without the paragraph it is asked for.',
  },
];
