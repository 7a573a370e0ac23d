import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'VA',
  name: 'Virginia',
  timeZone: 'America/New_York',
  verified: '2026-11-18',
  knownFrom: '2026-07-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'From December 1, 2026 § 19.2-392.2 is wider: a traffic ticket that was dropped, and an arrest without a charge, can then be expunged. We had said never. Sections 19.2-392.6 to 19.2-392.17 and 16.1-306 were read whole, and the list of § 19.2-392.12(L) line by line. Thirty-six cases written from the text agreed. A new conviction in the waiting time now starts it again, and no longer needs review. Drunk driving under 21 is not read as underage alcohol. Of 43 more cases of November 18 all agreed. Of 90 cases more, and one for each section of title 18.2 in our list, one came out otherwise: § 18.2-371.2:1 stands in the article that is left out, and is left out now. Every section of title 18.2 was held against the rules: selling sex (§ 18.2-346) may be sealed also where it is told as a sex crime. Grand larceny and common felonies of Class 5 or 6, told by their section, need no class. Of 185 cases more, one for each item of § 19.2-392.12(L) among them, two came out otherwise: a misdemeanor dropped for a plea to something that is not told is no longer sealed by itself, and an arrest without a charge is not taken to have had a warrant.',
  },
  gaps: [
    {
      section: 'Va. Code § 19.2-392.2',
      what: 'We read the text in force until July 1, 2026. What holds since, and from December 1, 2026 on, we know from notes of others who read both texts in August 2026. Whether a verdict by reason of insanity counts from then on is not settled.',
      since: '2026-11-18',
    },
    {
      section: 'Va. Code § 19.2-392.12(F)(2)',
      what: 'A new conviction in the waiting time starts it again, as we read “a period after”. What one does that came after a clean wait the words do not settle. Such records are answered with a question.',
      since: '2026-11-17',
    },
    {
      section: 'Va. Code §§ 19.2-392.5 to 19.2-392.17',
      what: 'An act of 2026 changes § 19.2-392.6(A) from July 1, 2027 on. By notes of others it only calls § 18.2-248.1 a former section. We did not read it.',
      since: '2026-11-18',
    },
    {
      section: 'Va. Const. art. II, § 1',
      what: 'We could not confirm how the vote of November 3, 2026 on voting rights ended. The answer says so.',
      since: '2026-11-17',
    },
    {
      section: 'Va. Code § 17.1-275',
      what: 'That expungement has no court fee since July 2026 was read in a private guide and in notes of others on § 19.2-392.2(A).',
      since: '2026-11-18',
    },
  ],
  changes: [
    {
      on: '2026-12-01',
      about: 'expungement',
      text: 'From December 1, 2026 Virginia also expunges traffic tickets that were dropped, and arrests without a charge.',
      source: { label: 'Va. Code § 19.2-392.2', url: 'https://law.lis.virginia.gov/vacode/19.2-392.2/' },
    },
    {
      on: '2026-07-01',
      about: 'clean-slate',
      text: 'Since July 1, 2026 Virginia seals some old misdemeanors by itself. You may ask a court to seal others.',
      source: {
        label: 'Virginia State Crime Commission',
        url: 'https://vscc.virginia.gov/sealing.asp',
      },
      reliefs: [
        'va-automatic-conviction',
        'va-automatic-no-conviction',
        'va-sealed-at-the-end',
        'va-marijuana-possession',
        'va-traffic-infraction',
      ],
    },
  ],
};
