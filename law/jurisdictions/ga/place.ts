import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'GA',
  name: 'Georgia',
  timeZone: 'America/New_York',
  verified: '2026-11-17',
  knownFrom: '2025-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Of 42 cases written from §§ 35-3-37 and 42-8-60 to 42-8-66 alone, 40 agreed. The 4 years before a misdemeanor can be restricted now run from the conviction, as the words say. Of 30 more cases one did not agree: who still owes a fine has not completed the terms of the sentence. A death by driving is now left out without its section too. Of 45 more, two did not agree, and one of them was ours to mend: a filed charge that was dropped beside a conviction in the same case stays on the record, unless the prosecutor dropped it before filing (§ 35-3-37(h)(1)(B), (2)(A)). Public indecency is left out under any of its paragraphs. Who had one misdemeanor restricted before is now told that one more is left. Of the sections on obscenity only §§ 16-12-100 to 16-12-100.3 are. Of 75 more, one did not agree: who told of a First Offender case is no longer asked whether it was one. On November 19 § 42-1-12 was read: a First Offender who is discharged need not register any more, unless federal law asks for it (§ 42-1-12(a)(8)). We had said that it does not end.',
  },
  gaps: [
    {
      section: 'O.C.G.A. § 35-3-37(j)(4)(A)',
      what: 'By its words, 4 years must pass without a conviction. Many pages count the 4 years from the end of the sentence. We follow the words, and say so beside the answer.',
      since: '2026-11-17',
    },
    {
      section: 'O.C.G.A. § 35-3-37',
      what: 'The text at hand is of November 2022. Of later acts we found only the one of 2024 on trafficking (HB 1201) and the one of 2026 on First Offenders (HB 162). That does not prove that there is no other.',
      since: '2026-11-17',
    },
    {
      section: 'O.C.G.A. §§ 42-8-62.1, 42-8-62.2',
      what: 'The law of July 2026 on First Offender records (Act 403, House Bill 162) was read in the words of the bill of 2025 and in notes of others who read the act.',
      since: '2026-11-17',
    },
    {
      section: 'O.C.G.A. § 42-8-60(j)',
      what: 'Who could have been a First Offender goes by the law on the day of the sentence. Only today’s list of crimes that are left out is entered.',
      since: '2026-11-17',
    },
    {
      section: 'O.C.G.A. § 35-3-37(j)(2), (j)(5)',
      what: 'Convictions that a court threw out, and arrests on a warrant of another state, are not asked about.',
      since: '2026-11-17',
    },
    {
      section: 'O.C.G.A. § 16-13-2; § 15-11-701; § 17-10-21',
      what: 'These were read in copies of 2020 to 2022.',
      since: '2026-11-17',
    },
  ],
  changes: [
    {
      on: '2026-07-01',
      about: 'expungement',
      text: 'Since July 1, 2026 Georgia seals First Offender cases from the day of the sentence. For older ones you may ask.',
      source: {
        label: 'Georgia Justice Project',
        url: 'https://gjp.org/record-restriction-expungement/',
      },
      reliefs: ['ga-first-offender-now', 'ga-first-offender-seal'],
    },
  ],
};
