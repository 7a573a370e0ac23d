import type { EnteredPlace } from '../../place/place.ts';

const since = '2026-11-17';

export const place: EnteredPlace = {
  code: 'AR',
  name: 'Arkansas',
  timeZone: 'America/Chicago',
  verified: '2026-11-18',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-19',
    changed:
      'The state’s own petitions were read. With three felonies the first two now need review. So do an attempt at an untold crime and a sex felony outside chapters 14 and 27. The notary, and copies for the police, were added. A pardon that does not seal leaves the other ways open. A DWI in a specialty court waits for the lookback. Without a section, the class of a violent felony decides whether a first offender’s case is sealed. Which juveniles an adult court may have was read in the text. § 16-90-1406 could be read whole: a class Y felony without violence at under 18 is open, and sealed felonies count. The list of sex offenses that call for registration (§ 12-12-903) was read whole, as of August 2025: a first offender’s case goes by it now.',
  },
  gaps: [
    {
      section: 'Ark. Code Ann. § 16-90-1406(b)',
      what: 'A violent class C or D felony waits five years. The section does not say which crimes are violent. We take crimes of force.',
      since,
    },
    {
      section: 'Ark. Code Ann. §§ 16-90-1405, 5-65-111',
      what: 'How the “lookback” for a DWI is counted was not read in the text. A court of appeals settled part of it in 2026. For days in doubt it needs review.',
      since,
    },
    {
      section: 'Ark. Code Ann. § 5-4-501(d)(2)',
      what: 'The list of felonies with violence was read on a law firm’s page. Of the text, in copies of 2010 and 2023, only the start could be read, not the list.',
      since,
    },
    {
      section: 'Ark. Code Ann. § 16-90-1407',
      what: 'A way of its own for drug possession after treatment is not entered. Most such felonies can be sealed without it.',
      since,
    },
    {
      section: 'Ark. Code Ann. § 16-90-1406(c)(1)',
      what: 'The section says “previous”. Whether felonies after this one count is told in two ways: the state’s form asks for earlier ones, legal aid counts all. The first two of three need review.',
      since,
    },
    {
      section: 'Ark. Code Ann. § 16-90-1413',
      what: 'How long the prosecutor may object to sealing a felony: 30 days, or 90 as some have it.',
      since,
    },
    {
      section: 'Ark. Code Ann. § 9-27-318',
      what: 'Which juvenile cases an adult court could have had is read by what they were about: felonies from 16 on, and the grave ones of the list from 14 on. The section is now § 9-35-412. Where § 9-27-309 stands now was not found.',
      since,
    },
  ],
  changes: [],
};
