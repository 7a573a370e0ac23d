import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'MT',
  name: 'Montana',
  timeZone: 'America/Denver',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'The rules were held against a second digest of the code and of the courts’ packet of 2025, and 24 lives were worked out before they were run. All came out as the rules say. Changed: small marijuana cases go only by their own way, drunk driving counts as listed under any section, and links lead to the legislature’s new site. The guide’s prices and phones were not read again. Of 42 cases written anew, all agreed. An account of August 2026 tells of no change since 2019. Of 22 cases more all agreed but for one, which § 46-18-1107 leaves open and the gap tells of. A misdemeanor that was pardoned can be expunged like others.',
  },
  gaps: [
    {
      section: 'Mont. Code Ann. § 46-18-1104(1)',
      what: 'The law names no wait for filing, and neither did § 46-18-1101 before it. A clearinghouse says the same. It presumes a yes after 5 years, and the courts’ guide asks for them. We count 5 years, and say beside it that people may ask earlier. Whether judges grant that was not found.',
      since: '2026-11-17',
    },
    {
      section: 'Mont. Code Ann. § 46-18-1107',
      what: 'We take the 5 years to be those before the petition. A conviction in them closes the way until it is 5 years old.',
      since: '2026-11-17',
    },
    {
      section: 'Mont. Code Ann. titles 45, 61',
      what: 'The names of most crimes are our own short words. They were not read in the headings of the code.',
      since: '2026-11-17',
    },
    {
      section: 'Mont. Code Ann. § 44-5-202(8)',
      what: 'The paragraph on prints was not read, only the state’s page about it. An arrest with a conviction on another charge needs review.',
      since: '2026-11-17',
    },
    {
      section: 'Mont. Code Ann. § 16-12-113',
      what: 'How much had to be more than 2 ounces was taken from the law of today and one case. A felony asks for the amount.',
      since: '2026-11-17',
    },
    {
      section: 'Mont. Code Ann. § 46-23-301',
      what: 'Whether a pardon clears the record was not found. It needs review.',
      since: '2026-11-17',
    },
    {
      section: 'Mont. Code Ann. § 45-8-314',
      what: 'The section was read only in summaries. State law takes gun rights only where a weapon was used; federal law goes further.',
      since: '2026-11-17',
    },
  ],
  changes: [],
};
