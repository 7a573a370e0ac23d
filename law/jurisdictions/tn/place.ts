import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'TN',
  name: 'Tennessee',
  timeZone: 'America/Chicago',
  verified: '2026-11-17',
  // Public chapters 719, 930 and 1061 of 2026 changed it; the last two on this day.
  knownFrom: '2026-07-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Section 40-32-101 as of 2024 was read whole, with 40-32-105, 40-15-105 and 37-1-153, and notes on the acts of 2025 and 2026. Of 66 cases written before reading the rules, 65 came out alike; of 20 more that probed them, 15. The law for people who finished recovery court now decides by its terms: 10 years after the DUI conviction, and one DUI only. A felony told without a class, and fleeing by car, now need review. A pardon or rights given back are no longer taken for an expunction. A sex crime without registration can be expunged after diversion or a pardon. Of 35 more cases of November 18 all agreed. A verdict of insanity was a question and now stays on record, as the new section says. Of 91 more, and of one for each listed crime of § 40-32-101(g)(1) as of 2024, none was wrong. Two fully told crimes were a question and are decided now: carrying a weapon of Class B or C (§ 39-17-1307), and patronizing prostitution (§ 39-13-514). On November 19 the registration law, § 40-39-202, was read whole: holding a minor and promoting prostitution stay after diversion, and a told sex crime stays after a pardon only if it is on the list.',
  },
  gaps: [
    {
      section: 'Tenn. Code §§ 40-32-106 to 40-32-110',
      what: 'The text at hand is of 2024, under the old number 40-32-101. That the new order of 2025 kept the rules, and what 2026 changed, comes from other people’s notes.',
      since: '2026-11-17',
    },
    {
      section: 'Tenn. Code § 40-32-106(b)(3)',
      what: 'That a verdict of insanity cannot be expunged was read in notes of others who read the section in July 2026.',
      since: '2026-11-18',
    },
    {
      section: 'Tenn. Code § 40-32-107(e)',
      what: 'The terms of the law of 2026 for people who finished recovery court come from other people’s notes on its text.',
      since: '2026-11-17',
    },
    {
      section: 'Tenn. Code § 40-32-107(a)(1)',
      what: 'Whether an attempt at a listed crime is on the list too could not be read. We answer that it needs review.',
      since: '2026-11-17',
    },
    {
      section: 'Tenn. Code § 40-32-107(a)(3)(B)',
      what: 'Felonies from before November 1989 have no class. We count the longer wait of 10 years.',
      since: '2026-11-17',
    },
    {
      section: 'Tenn. Code § 40-32-101(f), as it stood until 2025',
      what: 'Where the law for protests against segregation stands now could not be read. We answer that it needs review.',
      since: '2026-11-17',
    },
    {
      section: 'Tenn. Code § 37-1-153(f)',
      what: 'The text at hand is of 2021. A heading of 2024 shows no change that we noticed.',
      since: '2026-11-17',
    },
    {
      section: 'Tenn. Code § 40-29-101 to 40-29-107',
      what: 'The law of May 2025 on voting rights was read in the news and on a law firm’s page only.',
      since: '2026-11-17',
    },
  ],
  changes: [
    {
      on: '2026-07-01',
      about: 'expungement',
      text: 'Since July 1, 2026 people who finished recovery court and had one old DUI may ask to clear a later crime.',
      source: {
        label: 'Tennessee State Courts: Expungement',
        url: 'https://tncourts.gov/node/7163651',
      },
      reliefs: ['tn-after-recovery-court'],
    },
  ],
};
