import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'SD',
  name: 'South Dakota',
  timeZone: 'America/Chicago',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'SDCL §§ 23A-3-26 to 23A-3-37, 23A-27-12.2 to 23A-27-17, 24-14-8 to 24-14-11 and 26-7A-115 were held against 32 records. A charge dropped for a plea to another, and a partial acquittal, now need review. Of 23 cases written anew, and of 21 more, all agreed. That a put-off drug felony did not end in a plea to a lesser crime (§ 23A-27-53) is now said to be taken for granted. Of 23 more, written anew on the same day, none was wrong.',
  },
  gaps: [
    {
      section: 'SDCL § 23A-3-27(3)',
      what: 'Whether an arrest can be expunged after an acquittal on one charge and a conviction on another is not said. It needs review.',
      since: '2026-11-17',
    },
    {
      section: 'SDCL § 23A-3-34',
      what: 'It says “after five years” and not from which day. We count from the day the case was decided.',
      since: '2026-11-17',
    },
    {
      section: 'SDCL § 23A-3-34',
      what: 'It does not say whether a petty offense is a “further offense” that one can be convicted of. After one, a person has to look.',
      since: '2026-11-17',
    },
    {
      section: 'SDCL §§ 23A-3-26 to 23A-3-37',
      what: 'The text is of February 2026. We found no act of the 2026 session that changes it. That does not prove that there is none.',
      since: '2026-11-17',
    },
  ],
  changes: [],
};
