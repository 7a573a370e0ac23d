import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'MO',
  name: 'Missouri',
  timeZone: 'America/Chicago',
  verified: '2026-11-17',
  knownFrom: '2025-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Sections 610.105, 610.122, 610.130, 610.131, 610.140, 311.326 and 211.321 were read whole. Of 34 cases written before reading the rules, all came out alike. Marijuana cases are now said to be cleared since December 8, 2022, and not from an earlier day. A DWI told by § 577.023 alone is now known as one. The act of 2026 that clears drug possession by itself was entered, and a license taken for drinking now stops the way for alcohol under 21, which is not for drunk driving either. Told without a section, a broken order of protection, and child abuse, arson or first degree burglary in a family, are no longer a question: the law leaves them out. The list of crimes with registration in §§ 589.400 and 589.414 was read too: promoting prostitution, paying for somebody under 18, and obscenity crimes are now left out by their sections. Of 277 short cases written anew, all agreed but one kind: drunk driving of Class A is no longer taken for a first one.',
  },
  gaps: [
    {
      section: 'Mo. Const. art. XIV, § 2.10(7) and (8)',
      what: 'The words were read only through courts and newspapers. Felonies for selling marijuana need a look: accounts differ.',
      since: '2026-11-17',
    },
    {
      section: 'Mo. Rev. Stat. § 610.140.6(1)',
      what: 'How long somebody must wait to expunge a charge that ended without a conviction. Such a charge is closed by itself, so the answer does not turn on it.',
      since: '2026-11-17',
    },
    {
      section: 'Mo. Rev. Stat. § 610.105',
      what: 'Whether a dropped charge is closed when another charge of the same case ended in a conviction. It is not said, so people are told to ask for its expungement together with the conviction.',
      since: '2026-11-17',
    },
    {
      section: 'Mo. Rev. Stat. §§ 221.111.4, 210.854.8 and 650.058',
      what: 'Rare expungements for items in a jail, for men who are not the father, and after DNA proof are not entered. Ask a lawyer.',
      since: '2026-11-17',
    },
    {
      section: 'Mo. Rev. Stat. §§ 610.140.3(3), 589.400.1(2) and 589.414.6(1)(i)',
      what: 'One list registers for paying for sex only where the other person was under 18, the next one names no age. The misdemeanor is taken as one with no registration.',
      since: '2026-11-18',
    },
    {
      section: 'Mo. Rev. Stat. § 610.140.3(5)',
      what: 'Whether a parent’s kidnapping (§ 565.153) counts as kidnapping. It is asked.',
      since: '2026-11-18',
    },
    {
      section: 'Mo. Rev. Stat. §§ 610.141, 610.143 and 610.144; SB 1421 (2026)',
      what: 'A secondary source read the act as passed in May 2026 and tells of the signing on July 9, 2026. We read that source, not the act. It begins when the offices can do it, and by January 1, 2027; that day is entered. Which cases go first when there are more than the limits allow is not told.',
      since: '2026-11-18',
    },
    {
      section: 'Mo. Rev. Stat. § 610.140',
      what: 'Wider bills of 2025 and 2026 for automatic expungement (HB 953, SB 19, HB 2747, SB 1494, SB 1807) were found as bills only. They use the same numbers, §§ 610.141 to 610.144.',
      since: '2026-11-17',
    },
    {
      section: 'Mo. Rev. Stat. § 311.326',
      what: 'It speaks of § 311.325. Whether a city case of alcohol under 21 can use it is not said; such a case can use § 610.140.',
      since: '2026-11-18',
    },
    {
      section: 'Mo. Rev. Stat. § 610.140.13',
      what: 'What was expunged before is taken off the limits only once they are used up. The answer says so in words.',
      since: '2026-11-17',
    },
  ],
  changes: [
    {
      on: '2027-01-01',
      about: 'clean-slate',
      text: 'Missouri is to clear convictions for having drugs or drug gear by itself, beginning by January 1, 2027.',
      source: {
        label: 'Missouri Senate, SB 1421 of 2026',
        url: 'https://www.senate.mo.gov/26info/pdf-bill/tat/SB1421.pdf',
      },
      reliefs: ['mo-automatic-drugs-felony', 'mo-automatic-drugs-misdemeanor'],
    },
    {
      on: '2025-01-01',
      about: 'expungement',
      text: 'Since January 1, 2025 Missouri lets people expunge two felonies and three misdemeanors in their life.',
      source: {
        label: 'Mo. Rev. Stat. § 610.140',
        url: 'https://revisor.mo.gov/main/OneSection.aspx?section=610.140',
      },
    },
  ],
};
