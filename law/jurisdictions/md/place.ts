import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'MD',
  name: 'Maryland',
  timeZone: 'America/New_York',
  verified: '2026-11-15',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      '49 new cases were written first and then held against the rules, and the list of § 10-110 section by section. Nothing had to change. Later that day, a felony of theft or burglary with violence in it, told without its section, went to review. Of 36 more cases all agreed. Crimes that are not on the list, and some that are, were added to the list of crimes, so that a section alone tells what they were about. A section told as “Md. Code, Transp.” is now read as one of that article. The list and waits of another free tool were then held against ours: 129 sections, all alike where it reads the law right. A public order charge under a city or county code may be one of the small offenses, so it needs a look.',
  },
  gaps: [
    {
      section: 'Crim. Proc. § 10-110(a)',
      what: 'The list of convictions that may be expunged was read to (xviii).',
      since: '2026-11-15',
    },
    {
      section: 'Crim. Proc. § 10-110(c) to (f)',
      what: 'These were read only as they stood before 2025. The courts’ form CC-DC-CR-072B of October 2025 and a secondary source of July 2026 name the same waits, and that a conviction in that time stands in the way if it cannot be expunged itself.',
      since: '2026-11-15',
    },
    {
      section: 'Crim. Proc. § 10-105(a)(9) and (10)',
      what: 'The list of small offenses was not read to its end.',
      since: '2026-11-15',
    },
    {
      section: 'SB 483 (2026)',
      what: 'We did not find that it became law.',
      since: '2026-11-15',
    },
    {
      section: 'Transp. § 16-303 and SB 432 (2025)',
      what: 'One reader of the act counts driving on a suspended license as added. The act could not be opened, so that charge needs a look.',
      since: '2026-11-15',
    },
    {
      section: 'SB 432 (2025), cases on the stet docket',
      what: 'A private account says that since January 2026 Case Search no longer shows a case three years after it went on the stet docket. We could not read it. Expungement after three years is not changed by it.',
      since: '2026-11-17',
    },
    {
      section: 'Crim. Proc. § 10-110',
      what: 'Restitution that is owed counts only if somebody objects, so such a case needs a look.',
      since: '2026-11-15',
    },
  ],
  changes: [
    {
      on: '2025-10-01',
      about: 'expungement',
      text: 'Since October 1, 2025 a broken probation no longer rules out clearing a conviction in Maryland.',
      source: {
        label: 'CP § 10-110',
        url: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gcp&section=10-110',
      },
    },
  ],
};
