import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'OR',
  name: 'Oregon',
  timeZone: 'America/Los_Angeles',
  verified: '2026-11-19',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-19',
    changed:
      '296 cases were written anew on November 18 and held against the rules; a few crimes then needed a look. On November 19 the sections were read whole, in a public copy of the 2025 edition. An open case does hold up a charge that did not end in a conviction. Custodial sexual misconduct and ten more crimes about sex are no sex crimes that stay. No marijuana crime is left out but for its class, or as a felony against a person. Having drugs since September 2024 is sealed by the court itself after probation, or after three years. A youth finding for a misdemeanor can be cleared on request by those who were 18 in 2024, though not for a violent one, and the list of youth offenses that stay is known. The list of sex crimes was held against the chapter on reporting once more: an attempt at sex trafficking is one, and online sexual corruption before the age of 21 is a question.',
  },
  gaps: [
    {
      section: 'ORS 137.225',
      what: 'What the state police charge for the record check could not be confirmed.',
      since: '2026-11-15',
    },
    {
      section: 'ORS 163A.005(5)',
      what: 'It names attempts and conspiracies, but no solicitation. One that names a sex crime is still taken for that crime.',
      since: '2026-11-19',
    },
    {
      section: 'ORS 166.643, 475C.337, 475C.341 and 475C.349',
      what: 'As Class B felonies these are crimes against people only in some crime categories (OAR 213-003-0001(14)). The court ranked the crime at the sentence, so they need a look. So does domestic terrorism, ORS 166.125.',
      since: '2026-11-15',
    },
    {
      section: 'ORS 475.862',
      what: 'The old law on making or selling marijuana near a school is repealed and could not be read.',
      since: '2026-11-15',
    },
    {
      section: 'ORS 137.224',
      what: 'A citation that came to nothing is sealed after two years, and a case of a deflection program when that is done. Both are left out here: the ordinary motion is open sooner. Time under a warrant does not count, and nobody is asked for that.',
      since: '2026-11-19',
    },
    {
      section: 'ORS 419A.261(2) and (3)',
      what: 'Only a case that is open in juvenile court stands in the way. People are asked for any open case, so a person has to look. Nobody is asked whether a youth case was moved to adult court.',
      since: '2026-11-19',
    },
    {
      section: 'ORS 419A.261(4)',
      what: 'For youth records made since January 1, 2026 the juvenile department applies by itself, four years after the case. None can be open before 2030, so it is not entered yet.',
      since: '2026-11-19',
    },
  ],
  changes: [],
};
