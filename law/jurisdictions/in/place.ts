import type { EnteredPlace } from '../../place/place.ts';

const since = '2026-11-17';

export const place: EnteredPlace = {
  code: 'IN',
  name: 'Indiana',
  timeZone: 'America/New_York',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Held against 36 records from the text. Promoting prostitution as a Level 4 or Class B felony makes a “sex or violent offender”, and sexual misconduct with a minor only above Level 6 or Class D. With an arrest or a dropped charge the court itself gives the prosecutor a copy. The numbered forms for sections 2 to 4 are pages of one petition. Of 52 more, all agreed. An old felony whose class was not told is now answered where every class is old enough. A killing, or a felony that hurt somebody as such felonies mostly do, is not vacated for a trafficking victim. The criminal code was held against the lists section by section. A felony told as a killing now counts as one that led to a death, whatever its chapter. A robbery, burglary, arson, neglect or battery of a class that it has only where somebody was badly hurt now counts so. Perjury and official misconduct are known by their numbers from before July 2012 too. Of 28 more, all agreed. The classes were then held against the text of burglary, neglect, fleeing and drunk driving: neglect of Level 1 led to a death, fleeing of Level 5 and battery of Level 4 to a bad injury. A drunk crash since July 2019 may have killed nobody and needs a look. Sexual misconduct by a service provider with a child, and trafficking, rested on no text that we read: whether they close the way for other convictions is a question now. Trafficking of a minor before July 2018 closes it: the list of 2013 names it.',
  },
  gaps: [
    {
      section: 'Ind. Code §§ 35-38-9-1 to 35-38-9-5',
      what: 'We read the first half of each section on copies of 2022 to 2024, the first half of § 5 on a copy without a date, and § 4 in the text of 2014. The rest agrees on all pages we read.',
      since,
    },
    {
      section: 'Senate Enrolled Act 281 of 2025',
      what: 'We read its digest and its first page as enrolled on April 7, 2025. We found neither its whole text nor a page that says it was signed, and no act of 2026 on this chapter. It says that a conviction under § 35-47-4-5 cannot be expunged. Whether it closes the way for other convictions needs review. A note of March 2025 names a ban on licensing and judicial officers, whose words were cut off. Notes of others on the courts’ guide of July 2026 say that an elected official, or an elected or appointed judicial officer, cannot have official misconduct expunged: so the act is in force.',
      since,
    },
    {
      section: 'Ind. Code § 35-38-9-1(d)',
      what: 'The year runs from the arrest or the charge. We count from the day it happened, and say so.',
      since,
    },
    {
      section: 'Ind. Code § 35-38-9-9(i) to (l)',
      what: 'There are narrow exceptions to one petition in a life, after a denial or an honest mistake. They are not entered: ask a lawyer.',
      since,
    },
    {
      section: 'Ind. Code § 35-38-9-3(b), 35-38-9-4(b)',
      what: 'A felony with an injury closes section 3 or 4 for itself. We take it that it does not close them for other felonies. After a felony that led to a death, other felonies need review.',
      since,
    },
    {
      section: 'Ind. Code §§ 35-42-2-1, 35-44.1-3-1, 35-46-1-4',
      what: 'Which class means which injury was read in the text of neglect, burglary and drunk driving of today, and of fleeing before 2019. For battery, robbery and arson other pages tell it. The highest classes from before July 2014, and fleeing of Level 2 or 3, need review.',
      since: '2026-11-18',
    },
    {
      section: 'Ind. Code § 35-38-9-8.5',
      what: 'Sections 2 to 5 name it as an exception. We could not read it.',
      since,
    },
    {
      section: 'Ind. Code § 11-8-8-5(a)',
      what: 'We read its items 1 to 14 of today, its items 1 to 16 of 2013 on a page of others, and in a decision of 2009 that murder and voluntary manslaughter are on it. In 2013 it named trafficking of somebody under 18; slides on the registry name trafficking too. Which trafficking it names since July 2018, and whether a service provider’s sexual misconduct with a child is on it, was not read. For those the answer is a question.',
      since,
    },
    {
      section: 'Ind. Code § 35-38-9-8, forms of the Coalition for Court Access',
      what: 'Their numbers come from private research of 2026. We could not open the official list.',
      since,
    },
    {
      section: 'Ind. Code ch. 31-39-8',
      what: 'A law has juvenile courts expunge some records by themselves. We could not read it, so we tell people to ask. Early drafts of Act 281 ended it; the digest of the later draft does not.',
      since,
    },
  ],
  changes: [
    {
      on: '2025-07-01',
      about: 'expungement',
      text: 'Since July 1, 2025, official misconduct can be expunged if the prosecutor agrees. A “serious violent felon” gun case cannot.',
      source: {
        label: 'Indiana courts, legislative update on SB 281',
        url: 'https://legislativeupdate.courts.in.gov/2025/02/14/expungement-10',
      },
    },
  ],
};
