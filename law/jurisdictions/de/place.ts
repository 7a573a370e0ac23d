import type { EnteredPlace } from '../../place/place.ts';

const since = '2026-11-17';

export const place: EnteredPlace = {
  code: 'DE',
  name: 'Delaware',
  timeZone: 'America/New_York',
  verified: '2026-11-17',
  knownFrom: '2024-08-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'The list of violent felonies was read in the state’s own text down to § 777A: sports officials, vehicular assault, promoting suicide and conspiracy in the first degree are on it, and two crimes came off. Felonies in the child protection act are now left out. Convictions of other states no longer count, as the Supreme Court decided, and an expungement before December 28, 2019 does not either. Of § 4373(b), all misdemeanors about office, perjury and courts were added. Of 29 cases written anew, all agreed. Of 35 more cases of November 18 all agreed. We looked for laws of 2025 and 2026 once more, and found none that was missing. Gone through by sections: a petition leaves out violent felonies of Title 11 alone, so dealing in drugs may go after 7 years. Forgery in the first degree no longer goes by itself. For drug possession the 5 years count from the conviction. After an expungement since 2019 a petition waits 10 years. Family Court’s packet for adults was then read whole, with its list of crimes by section: a felony that came after another was expunged never goes, two felonies of one case need review, and the crimes of the child protection act are left out by section.',
  },
  gaps: [
    {
      section: '11 Del. C. § 4201(c)',
      what: 'The list of violent felonies was read down to § 777A, in a copy between 2013 and 2020. Of later sections, the gravest are entered as we know them, and the result says that we took it so. Where a felony may be on the list or not, we ask. The list’s part on Title 16 was not read: notes on a bill of 2011 put dealing in drugs on it, and a bill of 2023 would have put a part of that on it anew. It matters for trafficking victims and youth, and we ask there. A petition leaves out Title 11 alone, as a copy of § 4374(b)(1) and Family Court’s packet of 2023 say. The public defenders’ tool of 2023 names the list without that limit. Two acts of 2023 and 2024 changed the list (84 Del. Laws, c. 126 and c. 223), and were not read.',
      since,
    },
    {
      section: '11 Del. C. § 4373(b); 31 Del. C. § 309(10)',
      what: 'Both lists were read whole in Family Court’s packet of October 2023, by their sections. What acts since then added was not read. That the first holds all misdemeanors in subparts A, B, C and F of subchapter VI was read in an older section.',
      since,
    },
    {
      section: '11 Del. C. § 4372(f), (g), (h), (l)',
      what: 'Only § 4372(a), (b) and the start of (c) and (f) were read as text, these two as a bill of 2021 had them. The rest comes from Family Court’s packet of 2023, notes on bills, the public defenders’ tool and research of others.',
      since,
    },
    {
      section: '11 Del. C. § 4372(f)(4)',
      what: 'The section could not be read. That an expungement bars another for 10 years, and a new felony after a felony for good, was read in Family Court’s packet of 2023 and in two private readings of July 2026. That only one after December 27, 2019 counts was read in notes on a bill. The packet says that the 10 years bar a mandatory expungement too, save of a case that ended in your favor. One private reading says that they do not. That is a question, and so is a felony that is older than the expungement.',
      since,
    },
    {
      section: '11 Del. C. § 4374(a)(3)',
      what: 'The law lets “a felony” go, and Family Court’s packet reads it as “a single felony”. Two felonies of one case need review.',
      since,
    },
    {
      section: '11 Del. C. § 4372, § 4374; Cornette v. State (2026)',
      what: 'The Supreme Court decided on February 5, 2026 that a pardoned crime can go though a driving conviction in the same case stays. We read a report on it. Whether that holds without a pardon is a question, and so is what became of Senate Bill 124 of 2025.',
      since,
    },
    {
      section: '85 Del. Laws, c. 142',
      what: 'This act of 2025 changed § 4374. We could not read what it changed, and whether it touches Osgood v. State. A project that read § 4374 with it in July 2026 tells of the same waits and the same crimes left out. House Bill 201 would ease the way for trafficking victims: no “direct” result, and no hearing unless the state objects. We found no page that says it was signed.',
      since,
    },
    {
      section: '11 Del. C. § 4373(a)',
      what: 'The public defenders’ tool of 2023 says that another conviction stops a violation too. The part of § 4373(a) that was read does not say so, and we follow it. For drug possession the tool counts the 5 years from release. A copy of the law and a project that read it in July 2026 count from the conviction, and so do we.',
      since,
    },
    {
      section: '10 Del. C. § 1017',
      what: 'The waits for mandatory juvenile expungement could not be read. Before 3 years the answer is a question. A project that read the state’s pages in October 2026 names 3 years alone.',
      since,
    },
    {
      section: '11 Del. C. § 4374(c) to (j)',
      what: 'The steps and the 120 days were read in Family Court’s packet of 2023. The fee of 75 dollars in the Superior Court rests on research of others. Of that court’s own forms we read a copy of the petition (of June 2024), and no instructions.',
      since,
    },
  ],
  changes: [
    {
      on: '2024-08-01',
      about: 'clean-slate',
      text: 'Since August 1, 2024 Delaware clears most dropped cases and small crimes by itself. Six felonies go too. It is slow.',
      source: { label: 'Clean Slate Delaware', url: 'https://cleanslatede.org' },
      reliefs: [
        'de-no-conviction',
        'de-old-open-case',
        'de-mandatory',
        'de-juvenile-no-finding',
        'de-juvenile-mandatory',
      ],
    },
    {
      on: '2023-12-08',
      about: 'expungement',
      text: 'On December 8, 2023 the Supreme Court decided that convictions of other states bar no expungement (Osgood v. State).',
      source: {
        label: 'Osgood v. State',
        url: 'https://law.justia.com/cases/delaware/supreme-court/2023/1-2023-2-2023.html',
      },
    },
  ],
};
