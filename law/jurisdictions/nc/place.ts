import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'NC',
  name: 'North Carolina',
  timeZone: 'America/New_York',
  verified: '2026-11-15',
  knownFrom: '2025-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Of 34 cases written first, 33 agreed. The other is about a DWI in the years of waiting: whether it counts is not settled, and so it still needs review. Of 62 cases more one was left open without need: a misdemeanor such as theft, told without its class, is no longer taken for class A1. Where the paragraph of G.S. 90-95 names Schedules III to VI, the drug is not asked any more. The criminal code was held against the lists section by section. Where the class is not told, the section now tells it for common crimes and for the gravest ones. Assault on an officer of a court is an assault, and soliciting a child by computer calls for registration, whatever it was told as. Crime against nature and obscenity are on no list. Driving under 21 with any alcohol is a question. G.S. 14-208.6 was then read whole: a told section counts as a crime with registration only if it is on the list. So sharing private pictures may be cleared, and paying a minor for sex may not. An attempt at a crime of class A to G is left out too. Classes of sections that nobody read are asked now.',
  },
  gaps: [
    {
      section: 'G.S. 15A-145.5(c) to (c5)',
      what: 'These were read only through court forms and the School of Government.',
      since: '2026-11-15',
    },
    {
      section: 'G.S. 15A-145.5(a)(1)',
      what: 'Where the class is not told, the section tells it. Of some common crimes it was read in lists of lawyers alone, which agree. Every other section asks for the class.',
      since: '2026-11-18',
    },
    {
      section: 'G.S. 20-4.01(24a)',
      what: 'Which offenses involve impaired driving was not read. Of driving under 21 with any alcohol, G.S. 20-138.3, a person has to look.',
      since: '2026-11-18',
    },
    {
      section: 'G.S. 15A-145.6(c)',
      what: 'It was not read as it stands today.',
      since: '2026-11-15',
    },
    {
      section: 'G.S. 15A-145.4',
      what: 'Which crimes it leaves out was not read.',
      since: '2026-11-15',
    },
    {
      section: 'G.S. 15A-145.2(c)',
      what: 'What it asks beyond what is entered was not read.',
      since: '2026-11-15',
    },
    {
      section: 'G.S. 15A-145.5',
      what: 'With two misdemeanors, the last less than 7 years ago, either may be asked for after its own wait. The answer says to pick one.',
      since: '2026-11-15',
    },
  ],
  changes: [
    {
      on: '2025-12-01',
      about: 'expungement',
      text: 'Since December 1, 2025 North Carolina no longer clears a case that was dropped because the person could not stand trial.',
      source: {
        label: 'UNC School of Government',
        url: 'https://sog.unc.edu/node/97621',
      },
    },
    {
      on: '2025-07-09',
      about: 'expungement',
      text: 'Since July 9, 2025 the wait to clear one nonviolent misdemeanor in North Carolina is 3 years. It was 5.',
      source: {
        label: 'UNC School of Government',
        url: 'https://nccriminallaw.sog.unc.edu/2026/01/29/expunction-changes-and-updated-expunction-guide-for-2026',
      },
    },
  ],
};
