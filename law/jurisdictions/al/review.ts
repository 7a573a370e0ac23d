import type { Reviewed } from '../../place/review.ts';

/** Ala. Code title 15, chapter 27, in a copy of February 2026. */
export const review: readonly Reviewed[] = [
  {
    section: 'Ala. Code § 15-27-1(a)(1) to (4)',
    says: 'When the charge has been dismissed with prejudice and more than 90 days have passed.',
    rules: ['al-no-conviction/waited'],
    verdict: 'right',
    note: 'So the first day is the 91st.',
  },
  {
    section: 'Ala. Code § 15-27-1(a)(7)',
    says: 'When the charge was dismissed without prejudice more than one year ago and has not been refiled, and the person has not been convicted of any other felony or misdemeanor crime, violation, or traffic violation, excluding minor traffic violations, during the previous two years.',
    rules: ['al-no-conviction/waited', 'al-no-conviction/not-refiled'],
    verdict: 'right',
  },
  {
    section: 'Ala. Code § 15-27-2(a)(7)',
    says: 'When the charge was dismissed without prejudice more than five years ago and has not been refiled',
    rules: ['al-no-conviction/waited'],
    verdict: 'right',
    note: 'Since 2021 the section speaks of any felony, violent ones too.',
  },
  {
    section: 'Ala. Code § 15-27-1(a)(6)c.',
    says: 'A petition for expungement may be filed one year from the date of successful completion of a program',
    rules: ['al-program/waited'],
    verdict: 'right',
  },
  {
    section: 'Ala. Code § 15-27-1(b)',
    says: 'Three years have passed from the date of conviction.',
    rules: ['al-misdemeanor/waited', 'al-misdemeanor/sentence-over', 'al-misdemeanor/everything-paid'],
    verdict: 'right',
  },
  {
    section: 'Ala. Code § 15-27-1(b)(4)',
    says: 'The conviction is not a violent offense, as provided in Section 12-25-32.',
    rules: ['al-misdemeanor/not-violent'],
    verdict: 'mended',
    note: 'The list names assault and domestic violence of the first and second degree, and § 15-27-2(b) only the felony form of the third. Their misdemeanors no longer need a look.',
  },
  {
    section: 'Ala. Code § 15-27-1(b)(6)',
    says: 'The conviction is not an offense involving moral turpitude, as provided in Section 17-3-30.1.',
    rules: ['al-pardoned-felony/not-moral-turpitude'],
    verdict: 'right',
    note: 'That section names crimes only in a degree constituting a felony, so it shuts out no misdemeanor.',
  },
  {
    section: 'Ala. Code § 15-27-2(c)',
    says: 'One hundred eighty days have passed from the date of the issuance of the certification of pardon.',
    rules: ['al-pardoned-felony/waited', 'al-pardoned-felony/rights-restored'],
    verdict: 'right',
  },
  {
    section: 'Ala. Code § 15-27-2.1',
    says: 'A person may only be granted two expungements pursuant to subdivision (a)(6) of Section 15-27-1, subsection (b) of Section 15-27-1, and subdivision (a)(6) of Section 15-27-2.',
    rules: ['al-misdemeanor/fewer-than-two', 'al-program/fewer-than-two', 'al-pardoned-felony/first-felony'],
    verdict: 'mended',
    note: 'One limit of two for both ways. Before, each way counted its own two.',
  },
  {
    section: 'Ala. Code § 15-27-2(b)',
    says: 'convictions for any of the following violent offenses, as defined in Section 12-25-32, may be expunged upon a showing that the person committed the felony offense during the period the person was trafficked',
    rules: ['al-trafficking/not-violent-felony', 'al-trafficking/trafficked'],
    verdict: 'right',
  },
  {
    section: 'Ala. Code § 15-27-12',
    says: 'No order of expungement shall be granted unless all terms and conditions, including court ordered restitution, are satisfied and paid in full',
    rules: ['al-program/everything-paid', 'al-pardoned-felony/everything-paid'],
    verdict: 'mended',
    note: 'For a finished program it was a caution only. Now a debt that is told stops the way.',
  },
  {
    section: 'Ala. Code § 15-20A-5',
    says: 'Kidnapping of a minor, except by a parent, guardian, or custodian, as provided by Section 13A-6-43 or 13A-6-44',
    rules: ['al-misdemeanor/not-sex-offense', 'al-pardoned-felony/not-sex-offense'],
    verdict: 'right',
    note: 'A second copy, of 2025, was held against the sections item by item. None was missing.',
  },
];
