import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'MI',
  name: 'Michigan',
  timeZone: 'America/New_York',
  verified: '2026-11-15',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'MCL 780.621 to 780.624 and 28.243 were read whole. Of 133 cases written anew, two came out otherwise. How long a felony carries is read from its section for some twenty more. A drunk-driving conviction set aside before shuts out another. A pardon takes away no way.',
  },
  gaps: [
    {
      section: 'MCL 780.621',
      what: 'Whether felonies that were set aside before count among the three.',
      since: '2026-11-15',
    },
    {
      section: 'MCL 780.621(2)',
      what: 'Whether a deferred case during the wait is a new conviction.',
      since: '2026-11-15',
    },
    {
      section: 'MCL 770.9a, 791.236 and 780.811',
      what: 'Of the first list we know what the Attorney General names, of the third its first part and what others list. The second could not be read. Other grave crimes stay open.',
      since: '2026-11-15',
    },
    {
      section: 'MCL 750.90a, 750.91 and 750.350',
      what: 'That these carry life was not read in their own text. Nor was the longest sentence for conspiracy and explosives.',
      since: '2026-11-15',
    },
    {
      section: 'MCL 777.11 to 777.18',
      what: 'These tables tell how long each felony carries. Only some were read, so a felony whose section is not among them is taken to carry less than 10 years, unless such felonies often carry more. Then we ask.',
      since: '2026-11-18',
    },
    {
      section: 'MCL 780.621d',
      what: 'That a new conviction starts the wait again, and does not end it, is the Attorney General’s reading.',
      since: '2026-11-15',
    },
    {
      section: 'MCL 712A.18e',
      what: 'Whether somebody younger than 18 may ask to set a youth case aside could not be confirmed.',
      since: '2026-11-15',
    },
    {
      section: 'MCL 750.411h(2)(a)',
      what: 'Only stalking with up to a year in jail is named as a violent crime. Felony stalking is counted with it, as the Attorney General has stalking in the list of MCL 770.9a.',
      since: '2026-11-17',
    },
  ],
  changes: [],
};
