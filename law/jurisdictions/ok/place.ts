import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'OK',
  name: 'Oklahoma',
  timeZone: 'America/Chicago',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      '22 O.S. §§ 18, 19 and 991c and 57 O.S. § 571 were held against 54 records. A section written like 21-801 is now read by its title, and robbery under § 797 alone needs review. With 25 more cases, crimes told by the section that only defines or punishes them, such as rape by § 1111, are now on the lists too.',
  },
  gaps: [
    {
      section: '21 O.S. § 797',
      what: 'It defines robbery of both degrees, and only the first is an “85 percent crime”. Told alone, it needs review.',
      since: '2026-11-17',
    },
    {
      section: '22 O.S. § 18',
      what: 'Two texts of 2024 stand side by side. The way for two deferred felonies after ten years is in one of them only. We follow both where they can stand together.',
      since: '2026-11-17',
    },
    {
      section: '22 O.S. § 18(C)',
      what: 'Automatic clearing could begin on November 1, 2025, if there was money. We found no word that it has begun. So we tell people to ask the court.',
      since: '2026-11-17',
    },
    {
      section: '22 O.S. § 18(A)(13)',
      what: 'With two felonies it does not say whether ten years must have passed since both sentences. If only one is that old, a person has to look.',
      since: '2026-11-17',
    },
    {
      section: '22 O.S. §§ 18, 19',
      what: 'The text is of November 2025. We found no act of 2026 that changes it. That does not prove that there is none.',
      since: '2026-11-17',
    },
    {
      section: '10A O.S. § 2-6-109(C)',
      what: 'The end of the section on juvenile records could not be read.',
      since: '2026-11-17',
    },
  ],
  changes: [],
};
