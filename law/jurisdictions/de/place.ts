import type { EnteredPlace } from '../../place/place.ts';

const since = '2026-11-17';

export const place: EnteredPlace = {
  code: 'DE',
  name: 'Delaware',
  timeZone: 'America/New_York',
  verified: '2026-11-17',
  knownFrom: '2024-08-01',
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
      section: '10 Del. C. § 1017',
      what: 'The waits for mandatory juvenile expungement could not be read. Before 3 years the answer is a question.',
      since,
    },
    {
      section: '11 Del. C. § 4374(c) to (j)',
      what: 'The steps of a petition, the 120 days and the fee of 75 dollars rest on research of others. The court’s own forms could not be opened.',
      since,
    },
  ],
  changes: [],
};
