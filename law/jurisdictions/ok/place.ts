import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'OK',
  name: 'Oklahoma',
  timeZone: 'America/Chicago',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-19',
    changed:
      '22 O.S. §§ 18, 19 and 991c and 57 O.S. § 571 were held against 54 records. A section written like 21-801 is now read by its title, and robbery under § 791 or § 797 alone needs review. With 25 more cases, crimes told by the section that only defines or punishes them, such as rape by § 1111, are now on the lists too. SB 2030 of 2026 changes no wait; what it says of clearing without a petition is now told. Every section of title 21 was held against both lists: a plot or try at a listed crime, and penalties that stand in a section of their own (§§ 722, 1312, 1436), now count as the crime itself. A table of each item of § 571(2) and 35 cases more showed one that was on no list: aggravated assault and battery (§ 646) upon somebody who defended another. On November 19 the list of crimes that call for registration was held against both texts of 57 O.S. § 582.',
  },
  gaps: [
    {
      section: '21 O.S. §§ 791, 797',
      what: 'They define robbery of both degrees, and only the first is an “85 percent crime”. Told alone, they need review.',
      since: '2026-11-17',
    },
    {
      section: '22 O.S. § 18',
      what: 'The text at hand is of November 2025. Of SB 2030 of 2026, in force since July 1, 2026, we read what a secondary source of August 2026 tells. It says that the ways to ask the court and their waits stay, also the one for two deferred felonies after ten years, and that the second text of § 18 is gone.',
      since: '2026-11-18',
    },
    {
      section: '22 O.S. §§ 18b and 19d',
      what: 'SB 2030 put clearing without a petition here. OSBI had to open a request page by November 1, 2026, and must begin to clear by itself by November 1, 2027, if there is money. We found no word that either has begun. So we tell people to ask the court.',
      since: '2026-11-18',
    },
    {
      section: '22 O.S. § 18(A)(13)',
      what: 'With two felonies it does not say whether ten years must have passed since both sentences. If only one is that old, a person has to look.',
      since: '2026-11-17',
    },
    {
      section: '21 O.S. § 1040.13b',
      what: 'Only subsection G of it calls for registration, 57 O.S. § 582(F). It was not read, so a felony under this section needs review.',
      since: '2026-11-19',
    },
    {
      section: '57 O.S. § 582(A)',
      what: 'It names “865 et seq.” without an end. The sections on trafficking in children, up to § 869, are entered.',
      since: '2026-11-19',
    },
    {
      section: '10A O.S. § 2-6-109(C)',
      what: 'The end of the section on juvenile records could not be read.',
      since: '2026-11-17',
    },
  ],
  changes: [
    {
      on: '2027-11-01',
      about: 'clean-slate',
      text: 'Oklahoma is to begin sealing some records by itself by November 1, 2027. Until then, ask the court.',
      source: {
        label: 'Oklahoma Legislature, SB 2030 of 2026',
        url: 'https://www.oklegislature.gov/cf_pdf/2025-26%20ENR/SB/SB2030%20ENR.PDF',
      },
    },
  ],
};
