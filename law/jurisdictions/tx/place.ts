import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'TX',
  name: 'Texas',
  timeZone: 'America/Chicago',
  verified: '2026-11-15',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-19',
    changed:
      'Of 34 cases written first, all that differed stood. Told without its section, a weapon used against somebody is no longer read as carrying a handgun, which can be expunged, nor a DWI under 21 as an alcohol offense of a minor. Sex crimes that always call for registering are known by their sections. So are holding and kidnapping a child. The code was gone through section by section: continuous violence against the family, choking a partner and bestiality are now left out by their sections. The first part of art. 62.001(5) was then read: paying a minor for sex under § 43.021 and aggravated promotion of prostitution call for registering. On November 19 the whole list was read: sex crimes by a section that it does not name, such as invasive visual recording, may be sealed, and a second indecent exposure closes it.',
  },
  gaps: [
    {
      section: 'Code Crim. Proc. ch. 55A',
      what: 'Time during which a dismissed case was open does not count toward the limitation. So the day lies between two days.',
      since: '2026-11-15',
    },
    {
      section: 'Code Crim. Proc. art. 62.001(5)',
      what: 'The list of crimes that call for registering was read whole, as of July 2025. Acts that began in September 2025 may have added to it. Paying a minor for sex before September 2021, § 43.02, needs a look.',
      since: '2026-11-18',
    },
    {
      section: 'Gov’t Code § 411.0735',
      what: 'What it says after a revoked probation was not read.',
      since: '2026-11-15',
    },
    {
      section: 'Gov’t Code § 411.0728',
      what: 'The change of 2025 was not read.',
      since: '2026-11-15',
    },
    {
      section: 'Gov’t Code § 411.0729',
      what: 'We know the way for veterans after a jobs program from one account of its text. The state has a model petition for it.',
      since: '2026-11-17',
    },
  ],
  changes: [],
};
