import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'HI',
  name: 'Hawaii',
  timeZone: 'Pacific/Honolulu',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Sections 831-3.2, 706-622.5 to 706-622.9, 712-1209.6, 712-1255, 712-1256, 853-1, 853-4 and 571-88 were read whole. Of 24 cases written before reading the rules, 23 came out alike. The other turned on a conditional discharge, which is taken for a deferred plea until the person says so. No rule changed. Of 18 cases written anew, and of 21 more, all agreed. Where money is still owed after probation with treatment, a person now has to look. A table of every kind of crime showed two readings that were too wide: a felony told as prostitution or as a little marijuana is now another crime. Of 32 cases more, all agreed. Yet the copy of § 706-622.9 turned out to be older than Act 168 of 2024: a first Class C property felony from before June 22, 2006 now needs review, and no longer has no way. A youth case that was put off and dismissed can be expunged like other cases without a finding. Of 46 cases more, two did not agree: of two drug sentences with treatment only the first can be expunged. Only an offense under the Penal Code keeps a prostitution conviction from being vacated: drunk driving does not, a violation does.',
  },
  gaps: [
    {
      section: 'HRS § 291E-64(e)',
      what: 'It was read only through bills and the state’s form. What a wrong word there would change is asked: the section, the age, and later alcohol cases.',
      since: '2026-11-17',
    },
    {
      section: 'HRS § 831-3.2',
      what: 'Whether an arrest can be expunged when another charge from it ended in a conviction. It needs a look.',
      since: '2026-11-17',
    },
    {
      section: 'HRS § 706-622.9(4)',
      what: 'An account of July 2026, whose authors read the section, says that Act 168 of 2024 opened it to people sentenced before June 22, 2006. The copy of the section at hand is older. The answer is that it needs review.',
      since: '2026-11-18',
    },
    {
      section: 'HRS § 291E-64(e)',
      what: 'The bill of 2024 (HB 2513) also named the older section, § 291-4.3. Whether the act does was not read. The answer is that it needs review.',
      since: '2026-11-18',
    },
    {
      section: 'Act 62 (2024)',
      what: 'Whether the pilot on Hawaii Island still runs. An account of 2025 has it end in October. It decides no answer.',
      since: '2026-11-17',
    },
    {
      section: 'HRS § 831-3.2',
      what: 'Acts of the 2026 session could not be searched whole. We found none on expungement.',
      since: '2026-11-17',
    },
  ],
  changes: [
    {
      on: '2025-07-01',
      about: 'expungement',
      text: 'Since July 1, 2025 Hawaii’s courts take a case off their website by themselves once the state has expunged the arrest.',
      source: {
        label: 'HRS § 831-3.2',
        url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol14_Ch0701-0853/HRS0831/HRS_0831-0003_0002.htm',
      },
    },
  ],
};
