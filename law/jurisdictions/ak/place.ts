import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'AK',
  name: 'Alaska',
  timeZone: 'America/Anchorage',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Of 20 cases written from the text, 14 agreed. AS 47.12.030 was read: drunk driving and drinking as a minor are no longer said to be open for sealing, and the gravest crimes are told apart. A law of 2026 on marijuana convictions, which begins in 2027, was found and entered from a report. So was AS 04.21.078. Of 11 cases written anew, all agreed. A felony with marijuana is no longer taken for less than an ounce. A suspended sentence without jail is no longer taken for one that cannot be set aside. Of 16 cases more, all agreed. A pardon no longer takes away what is open after a conviction.',
  },
  gaps: [
    {
      section: 'AS 12.62.160, 12.62.900, 12.55.085, 22.35.030 and 47.12.300',
      what: 'The text at hand is of November 2022. Acts of 2023 to 2026 were searched for, not read whole.',
      since: '2026-11-17',
    },
    {
      section: 'AS 12.62.160(f), ch. 9, SLA 2026 (HB 239)',
      what: 'The act was not read. A private report of August 2026 tells what it says of marijuana convictions, and it matches HB 28 (2024) and HB 81 (2025), which did not pass. Whether HB 239 has more on records is not known.',
      since: '2026-11-17',
    },
    {
      section: 'AS 22.35.030(2)',
      what: 'Whether a charge was dropped in a plea deal in another case is taken as no where nobody told it.',
      since: '2026-11-19',
    },
    {
      section: 'AS 12.62.900(19)',
      what: 'Whether not guilty by reason of insanity counts as an acquittal. It needs a look.',
      since: '2026-11-17',
    },
  ],
  changes: [
    {
      on: '2027-01-01',
      about: 'expungement',
      text: 'From January 1, 2027 you may ask Alaska not to give out a conviction for less than an ounce of marijuana.',
      source: {
        label: 'Alaska Statutes, AS 12.62.160',
        url: 'https://www.akleg.gov/basis/statutes.asp#12.62.160',
      },
      reliefs: ['ak-marijuana-request'],
    },
    {
      on: '2028-01-01',
      about: 'clean-slate',
      text: 'From January 1, 2028 Alaska no longer gives out such marijuana convictions, and nobody has to ask.',
      source: {
        label: 'Alaska Statutes, AS 12.62.160',
        url: 'https://www.akleg.gov/basis/statutes.asp#12.62.160',
      },
      reliefs: ['ak-marijuana-closed'],
    },
  ],
};
