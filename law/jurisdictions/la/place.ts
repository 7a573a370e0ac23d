import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'LA',
  name: 'Louisiana',
  timeZone: 'America/Chicago',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Checked against notes of mid-2026 that cite the articles one by one; the articles themselves could not be opened again. Of 26 cases written anew, 25 agreed, and the other one stays in review: a misdemeanor in the ten years before a felony motion. A misdemeanor that came of an arrest for a sex offense now stays (art. 977(C)(1)). Drug crimes near schools, to minors or with weights, and sections of which R.S. 15:541 may name only a part, now need review instead of a yes or a no. The free filing now says that a felony conviction takes it away. Later that day the lists of R.S. 14:2(B) and 15:541 were held against the sections that their text of May 2026 names: only parts or second convictions of some count, cruelty to a juvenile does not, and extortion needs review. Of 28 cases more on November 18 all agreed. A burglary told with a weapon or an injury is now taken for aggravated burglary. The criminal code was held against the lists section by section. A few felonies by force or with a weapon that the list of R.S. 14:2 may not name, like an assault with a gun on a utility worker, are now a question, and so are two newer crimes about child sexual abuse.',
  },
  gaps: [
    {
      section: 'La. C.Cr.P. art. 978',
      what: 'Articles 976, 977 and 983 were read on the legislature’s own page. Of article 978 we read the text of 2014, digests of its later acts and what others say of it. No copy of its text of today could be opened on November 19, 2026 either.',
      since: '2026-11-17',
    },
    {
      section: 'La. C.Cr.P. art. 978(A)(2)',
      what: 'The digest of Act 580 of 2024 asks for no felony in the ten years before the motion, and so does a newer guide. Other pages, and two secondary sources that read the article in July and August 2026, say no crime at all. With a misdemeanor in that time a person has to look.',
      since: '2026-11-17',
    },
    {
      section: 'La. C.Cr.P. art. 978(E)',
      what: 'A page on the six violent felonies also asks for ten years in work. Newer ones do not. We do not ask for it, and tell people to bring proof of work.',
      since: '2026-11-17',
    },
    {
      section: 'La. R.S. 14:2(B)',
      what: 'Of its 62 violent crimes we read 27 in article 890.3, and of the others the sections that they name, as of May 2026. Its last three were not read, nor whether hit and run came to them in 2026: a bill said so as first written, and the act that we found is about bail and notice. So some batteries, weapon crimes, extortion and felony hit and run need review.',
      since: '2026-11-17',
    },
    {
      section: 'La. R.S. 15:541',
      what: 'Every section that it names is known, as of May 2026, but not all its words. Soliciting for prostitutes, incest under the old law, and kidnapping or false imprisonment of a child need review.',
      since: '2026-11-17',
    },
    {
      section: 'La. C.Cr.P. art. 978(F)',
      what: 'The bill let only one of four violent felonies go in ten years. Whether the law says so too could not be read. The digest of the act, and secondary sources of July and August 2026, say only that each felony that meets the rules may go.',
      since: '2026-11-17',
    },
    {
      section: 'La. C.Cr.P. art. 978(B)(3)',
      what: 'Drug crimes outside the main paragraphs stay if they carry over five years. Their penalties were not read, so as a later felony they need review.',
      since: '2026-11-17',
    },
    {
      section: 'La. C.Cr.P. art. 983(M)(5)',
      what: 'A law firm writes that the whole way for a first marijuana conviction ended on August 1, 2026. The paragraph stands in the article on fees, and article 977(D) has no end in the text that was read. So we end the lower fee alone. No act of 2026 that renews it was found.',
      since: '2026-11-19',
    },
    {
      section: 'La. C.Cr.P. art. 983',
      what: 'That a felony conviction takes away the free filing rests on notes of others who read the State Police page.',
      since: '2026-11-17',
    },
    {
      section: 'La. C.Cr.P. art. 978.1',
      what: 'Act 129 of 2026 seems to list the papers that go with a felony motion. Its text could not be read.',
      since: '2026-11-17',
    },
    {
      section: 'La. C.Cr.P. arts. 985.2, 985.3, 999',
      what: 'A simple request to the State Police (2023) waits for money, as the legislature’s page says. A judge may clear a case that can go anyway right after a court program, and arrests at 17. Only their first lines were read, so they are in the guide only. A secondary source of August 2026 finds that no office carries out the first, and that it is not settled whether the second spares the wait.',
      since: '2026-11-17',
    },
    {
      section: 'La. Ch.C. art. 918',
      what: 'For a juvenile felony we read of two years and of five, and of a list of crimes that stay. A person has to look.',
      since: '2026-11-17',
    },
  ],
  changes: [
    {
      on: '2026-08-01',
      about: 'expungement',
      text: 'Louisiana: The lower fee for a first marijuana conviction ended on August 1, 2026. It still can go after 90 days.',
      source: { label: 'La. C.Cr.P. art. 977', url: 'https://legis.la.gov/legis/Law.aspx?d=919669' },
    },
  ],
};
