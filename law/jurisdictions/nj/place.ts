import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'NJ',
  name: 'New Jersey',
  timeZone: 'America/New_York',
  verified: '2026-11-18',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Where more than 3 disorderly persons offenses came after a crime, the newest 3 were called open at once. That now needs review, as for the crime itself. Leaving the scene of a deadly crash and aiding suicide are now on the list of what can never be expunged. An earlier expungement of a crime now bars offenses too, as the text says, but not needles and syringes. Graduates of Recovery Court may clear juvenile findings, and only a conviction during the program is asked about. Marijuana sold near a school needs no wait beside a small sale. Driving with marijuana (39:4-49.1) is no longer said to be expunged by itself. N.J.S.A. 2A:4A-62(a) was read: a juvenile case without a finding can be sealed too. The criminal code was held against the list section by section. Crimes that only somebody in public office can commit are now on it, and bribery told as a crime in office is a question. Selling GHB or flunitrazepam, and selling to minors, now count as selling drugs. Crimes in office bar only those who held the office, as the Supreme Court decided. Whether leading a drug network, running a drug lab, using a child to sell and a death from drugs count as selling is a question.',
  },
  gaps: [
    {
      section: 'N.J.S.A. 2C:52-2(b), (c)',
      what: 'The list of crimes that can never be expunged was read in a prosecutor’s list, in court opinions, in notes on bills, and in what a private project says that it read on the legislature’s site on July 18, 2026. The section itself was not read. That holding a child counts only for a child of others was not read in its words. Of drugs the list names selling, distributing and having them to sell. Whether leading a network, running a drug lab, using a child to sell and a death from drugs count as that needs review. For sales of the 3rd and 4th degree that project read “compelling circumstances”. Older pages say the public interest.',
      since: '2026-11-17',
    },
    {
      section: 'N.J.S.A. 2C:52-2(a), 2C:52-3(b)',
      what: 'Their openings were read, and statements to the bill of 2019. A company’s notes of August 2026, which read the act itself (P.L.2019, c.269), tell of the same counts and waits: one crime with up to 3 offenses, or any number in one judgment or one chain of events. We count from the newest conviction anywhere, and not from the day of payment, which nobody is asked.',
      since: '2026-11-17',
    },
    {
      section: 'N.J.S.A. 2C:52-2, 2C:52-3(a)(2)',
      what: 'Whether a disorderly persons offense can be expunged beside a crime that never can was not settled. It needs review.',
      since: '2026-11-17',
    },
    {
      section: 'N.J.S.A. 2C:52-2(a)',
      what: 'Whether a crime can go alone, with more than 3 disorderly persons offenses after it, is read both ways. So is whether some of those offenses can go without it. Both need review.',
      since: '2026-11-18',
    },
    {
      section: 'N.J.S.A. 2C:52-5.1',
      what: 'Selling from an ounce to 5 pounds of marijuana waits 3 years. Guides of legal aid and lawyers say so, and a private project of July 2026. We did not read it in the section.',
      since: '2026-11-17',
    },
    {
      section: 'P.L.2021, c.403; N.J.S.A. 2C:52-4.1(a)',
      what: 'That needles and syringes under 2C:36-2 and 2C:36-3 count for less, and that single juvenile findings may go by the rules for adults, is not entered.',
      since: '2026-11-17',
    },
    {
      section: 'N.J.S.A. 2C:52-5.4',
      what: 'A bill of May 2026 says that the automatic clean slate does not exist yet. Once it does, the clean slate petition ends.',
      since: '2026-11-17',
    },
    {
      section: 'N.J.S.A. 2C:52-4, 2C:52-4.1, 2C:52-5, 2C:35-14(m), 2A:4A-62',
      what: 'These were read in a clearinghouse, a court’s directive, and guides of lawyers, which agree. Of 2C:52-4 and 2C:52-5 the text from before 2020 was read too.',
      since: '2026-11-17',
    },
    {
      section: 'N.J.S.A. 2A:168A-8',
      what: 'Of the certificate for jobs only the opening was read. Gun rights are not entered.',
      since: '2026-11-17',
    },
  ],
  changes: [
    {
      on: '2025-07-30',
      about: 'expungement',
      text: 'On July 30, 2025 an appeals court decided that graduates of Recovery Court may expunge any juvenile finding (In re P.L.).',
      source: {
        label: 'New Jersey courts',
        url: 'https://www.njcourts.gov/court-opinion/matter-of-expungement-of-criminaljuvenile-records-of-pl-xp-23-000192-cape-may-county',
      },
    },
    {
      on: '2025-03-31',
      about: 'general',
      text: 'Since March 31, 2025 the State Police must keep a website where you can see how far your expungement is.',
      source: {
        label: 'New Jersey State Police',
        url: 'https://expungement.njsp.gov/EXPG_Portal/Default.aspx',
      },
    },
  ],
};
