import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'UT',
  name: 'Utah',
  timeZone: 'America/Denver',
  verified: '2026-11-15',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      '43 new cases were written first and then held against the rules. Where they differed, the rules held. Drunk driving told by § 41-6a-503 is now known as such. Burglary of the second degree in a family, told without its section, is now a violent felony and no question. The law of May 2026 on protective orders now begins on its day, and a case without a conviction needs review under it. What calls for registration goes by § 53-29-202, as far as it could be read: some misdemeanors with a minor do not, and a section alone tells.',
  },
  gaps: [
    {
      section: 'Utah Code § 77-40a-303(2)(b) to (8)',
      what: 'These rest on one account of August 2026.',
      since: '2026-11-15',
    },
    {
      section: 'Utah Code § 77-40a-302(2)',
      what: 'Whether a protective order that is in force also stops clearing a case without a conviction. The account says so. A law company that tells of HB 110 of 2026 speaks of convictions only. Such a case needs a look.',
      since: '2026-11-18',
    },
    {
      section: 'Laws of Utah 2026, chapters 291 and 362',
      what: 'They changed the chapter on expungement too, an account of August 2026 says. We did not see what they changed.',
      since: '2026-11-18',
    },
    {
      section: 'Utah Code § 77-40a-205',
      what: 'What automatic clearing leaves out rests on the same account.',
      since: '2026-11-15',
    },
    {
      section: 'Utah Code § 76-3-203.5',
      what: 'The second half of the list of violent felonies could not be read. So gun felonies other than § 76-10-503 need a look.',
      since: '2026-11-15',
    },
    {
      section: 'Utah Code § 53-29-202(1)(a)',
      what: 'Of what calls for registration the first part was read. That lewdness involving a child does, from the first conviction on, is told by three others. Other sex crimes of class A or above are taken as such.',
      since: '2026-11-18',
    },
    {
      section: 'Utah Code § 78B-9-104(1)(g)',
      what: 'The list of crimes for victims of trafficking could not be read.',
      since: '2026-11-15',
    },
  ],
  changes: [
    {
      on: '2026-05-06',
      about: 'expungement',
      text: 'Since May 6, 2026 any protective order that is in force against you stops the expungement of a conviction in Utah.',
      source: {
        label: 'Utah Code 77-40a-303',
        url: 'https://le.utah.gov/xcode/Title77/Chapter40A/77-40a-S303.html',
      },
    },
    {
      on: '2026-01-01',
      about: 'clean-slate',
      text: 'Since January 1, 2026 Utah again clears small convictions by itself. You need no form.',
      source: {
        label: 'Utah Code 77-40a-204',
        url: 'https://le.utah.gov/xcode/Title77/Chapter40A/77-40a-S204.html',
      },
      reliefs: ['ut-clean-slate', 'ut-automatic-no-conviction'],
    },
  ],
};
