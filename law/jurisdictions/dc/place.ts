import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'DC',
  name: 'District of Columbia',
  timeZone: 'America/New_York',
  verified: '2026-11-17',
  knownFrom: '2025-10-28',
  readAgain: {
    on: '2026-11-19',
    changed:
      'The new chapter 8 was read whole again with the acts of 2024 and 2025, the list of violent crimes and the data on sentences. A broken protection order and drunk driving under an older section are no longer said to be sealed by itself. Marijuana that was a felony or a sale is no longer said to be expunged by itself. A charge that the court leaves out can be asked for since March 1, 2025. Carjacking under its first paragraph counts as unarmed. A killing or a sex crime under an old number now needs review. Of 23 cases written anew, all agreed. Of 23 more cases of November 18 all agreed. Of 36 others too. What is no crime any more was missing but for marijuana: old cases of drug pipes and needles for own use, unpaid fares, street vending and being in a car with a gun are now expunged by themselves. We looked for laws of 2025 and 2026 once more, and found none that was missing. On November 19 § 22-4001(8) was read whole: who must register for a lewd act or prostitution with a child is no longer told that it is sealed by itself.',
  },
  gaps: [
    {
      section: 'D.C. Code § 16-806(a)(3)(A)(ii)',
      what: 'The list of felonies in groups 1 to 3 of the Master Grid was read from the Sentencing Commission’s own data on sentences, not from its manual. Murder, first degree sexual abuse and first degree child sexual abuse are in them. Some other crimes are, if armed.',
      since: '2026-11-17',
    },
    {
      section: 'D.C. Code § 16-806(a)(3)(A)(ii)',
      what: 'Attempts stand in other groups than the crime itself. For an attempt at one of the gravest crimes, the answer is that it needs review.',
      since: '2026-11-17',
    },
    {
      section: 'D.C. Code §§ 16-805(a), 16-806(a)',
      what: 'The law speaks of a case without a conviction. A charge that was dropped in a case with a conviction is judged with that conviction here.',
      since: '2026-11-17',
    },
    {
      section: 'D.C. Code § 16-802(a)',
      what: 'No list of offenses that are no longer crimes was found. Marijuana possession from before February 15, 2015 is named by the law. Of others, drug pipes and needles for own use, unpaid fares and street vending are entered, from the acts that made them no crime, and § 22-2511, which a court struck down. For the rest we ask.',
      since: '2026-11-17',
    },
    {
      section: 'D.C. Code §§ 16-801 to 16-809',
      what: 'The acts of the Council were read as they stood on June 30, 2026, and searched again on November 18. A temporary act (Law 26-81) ended on September 11, 2026. Law 26-52 says the same of sealing and stays. A bill in Congress, H.R. 5242, would repeal this law. We found no sign that it was enacted.',
      since: '2026-11-17',
    },
    {
      section: 'D.C. Code §§ 16-2335, 22-1844, 23-1331, 24-906',
      what: 'These sections were read as of October 2024. The list of violent and dangerous crimes had parts that end on December 31, 2026.',
      since: '2026-11-17',
    },
  ],
  changes: [
    {
      on: '2025-03-01',
      about: 'expungement',
      text: 'Since March 1, 2025 most convictions in the District can be sealed, after 5 years for a misdemeanor and 8 for a felony.',
      source: {
        label: 'D.C. Law 24-284',
        url: 'https://code.dccouncil.gov/us/dc/council/laws/24-284',
      },
      reliefs: [
        'dc-conviction-motion',
        'dc-beside-conviction-motion',
        'dc-innocence',
        'dc-fugitive-motion',
        'dc-no-conviction-automatic',
        'dc-no-conviction-motion',
        'dc-misdemeanor-automatic',
        'dc-no-longer-crime',
      ],
    },
    {
      on: '2025-10-28',
      about: 'expungement',
      text: 'Since October 28, 2025 you may ask the court to seal any case without a conviction. You need not wait for 2027.',
      source: {
        label: 'D.C. Law 26-52',
        url: 'https://code.dccouncil.gov/us/dc/council/laws/26-52',
      },
    },
    {
      on: '2027-10-01',
      about: 'clean-slate',
      text: 'By October 1, 2027 the court must seal many dropped cases and old misdemeanors. Old marijuana cases must be gone too.',
      source: {
        label: 'D.C. Law 25-175',
        url: 'https://code.dccouncil.gov/us/dc/council/laws/25-175',
      },
    },
  ],
};
