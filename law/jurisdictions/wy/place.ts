import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'WY',
  name: 'Wyoming',
  timeZone: 'America/Denver',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Fifty cases were written from the text of the law before the rules were read, and the rules answered them as the text has it. One that looked otherwise, alcohol under 21, follows the definition of a status offense. Every section of the code that names expungement was looked up: nicotine tickets under 21, which the law expunges by itself, were added. Five cases were kept. Of 21 cases written anew, all agreed. A misdemeanor plea that was deferred and dismissed may now be asked for after 5 years. Of 21 cases more, one came out otherwise: a conviction for which a fine, or for a misdemeanor restitution, is still owed was open at once, and now needs a look. Of 62 cases more, one came out otherwise: carrying a concealed weapon (§ 6-8-104) is no longer asked whether a gun was used. A burglary told with a weapon or an injury is now taken for aggravated burglary.',
  },
  gaps: [
    {
      section: 'W.S. §§ 7-13-1401, 7-13-1501, 7-13-1502',
      what: 'Their text was read as printed in October 2022. Notes of others from the summer of 2026 tell them alike. We found no act of 2023 to 2026 that changes them.',
      since: '2026-11-17',
    },
    {
      section: 'W.S. § 7-13-1501(a)',
      what: 'The law speaks of people who “pled guilty”, and of “records of conviction”. The courts’ own page, as a review of August 2026 tells it, says that it takes in a misdemeanor plea that was deferred and dismissed. We follow it. No court has decided it.',
      since: '2026-11-17',
    },
    {
      section: 'W.S. §§ 7-13-1501(a)(i), 7-13-1502(a)(i)(A)',
      what: 'Whether the terms of a sentence are over while a fine is owed, or restitution for a misdemeanor. Restitution for a felony is asked for by name. Such a case needs a look.',
      since: '2026-11-18',
    },
    {
      section: 'W.S. § 7-13-1501(k)',
      what: 'Whether one petition may ask for misdemeanors of several cases. We count one case as one expungement.',
      since: '2026-11-17',
    },
    {
      section: 'W.S. § 7-13-1502(a)(i)(C)',
      what: 'Whether the 10 years start again on the day the last restitution was paid. Such a case needs a look.',
      since: '2026-11-17',
    },
  ],
  changes: [],
};
