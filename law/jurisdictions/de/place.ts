import type { EnteredPlace } from '../../place/place.ts';

const since = '2026-11-17';

export const place: EnteredPlace = {
  code: 'DE',
  name: 'Delaware',
  timeZone: 'America/New_York',
  verified: '2026-11-17',
  knownFrom: '2024-08-01',
  readAgain: {
    on: '2026-11-17',
    changed:
      'For drug possession under § 4756 it is now a question whether the 5 years run from the conviction or from release. The Superior Court’s petition was read and is named. Long passages of the public defenders’ tool were compared.',
  },
  gaps: [
    {
      section: '11 Del. C. § 4201(c)',
      what: 'The list of violent felonies was not at hand. The sections in it are entered from general knowledge of the list, and not read in its text. Where they are in doubt, we ask.',
      since,
    },
    {
      section: '11 Del. C. § 4373(b)',
      what: 'The list was read by the names of its crimes, on a tool made for the Office of Defense Services in 2023. The section numbers were added and not read there.',
      since,
    },
    {
      section: '11 Del. C. § 4372(f), (g), (h), (l)',
      what: 'Only § 4372(a) and (b) were read as text. The rest comes from notes on bills, the same tool and research of others.',
      since,
    },
    {
      section: '11 Del. C. § 4372(f)(4)',
      what: 'How an earlier expungement bars a new one for 10 years could not be read. Then the answer is a question.',
      since,
    },
    {
      section: '11 Del. C. § 4372; Cornette v. State (2024)',
      what: 'A driving conviction in the same case stopped the whole expungement. Senate Bill 124 of 2025 would change that. We could not see what became of it, so it is a question.',
      since,
    },
    {
      section: '85 Del. Laws, c. 142',
      what: 'This act of 2025 changed § 4374. We could not read what it changed. House Bill 201 on trafficking victims could not be followed either.',
      since,
    },
    {
      section: '11 Del. C. § 4373(a)',
      what: 'The public defenders’ tool of 2023 says that another conviction stops a violation too. The part of § 4373(a) that was read does not say so, and we follow it. For drug possession the tool counts the 5 years from release, the copy from conviction: between the two the answer is a question.',
      since,
    },
    {
      section: '10 Del. C. § 1017',
      what: 'The waits for mandatory juvenile expungement could not be read. Before 3 years the answer is a question.',
      since,
    },
    {
      section: '11 Del. C. § 4374(c) to (j)',
      what: 'The steps of a petition, the 120 days and the fee of 75 dollars rest on research of others. Of the Superior Court’s own forms we read a copy of the petition (of June 2024), and no instructions.',
      since,
    },
  ],
  changes: [],
};
