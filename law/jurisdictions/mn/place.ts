import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'MN',
  name: 'Minnesota',
  timeZone: 'America/Chicago',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Held against the courts’ own forms EXP101 and EXP102 of July 2024, and against private research that read the chapter in July 2026. A sentence within the limits of a lesser crime now shortens the wait for a petition. Clean Slate counts the clean years right after the sentence too. Listed juvenile felonies are sealed by themselves. Theft of a motor vehicle now needs a person to look. Theft told by a clause for more than $5,000 is not on the list, nor is felony driving while impaired told by § 169A.20. A theft with driving in it, told without its section, may be of a car and needs a person too. Of 58 cases written anew, two kinds did not agree: crimes that call for registering are now known by their section (§ 243.166), so kidnapping, asking a child for sexual conduct and sexual pictures of minors stay even after a stay of imposition, and so does a conviction that came of such a charge. A felony of drunk driving can have no stay of imposition (§ 169A.276), so it is no longer left to a person. A felony told as one against a person is not taken for the list any more, whatever its section, save for a few sections that may stand on it.',
  },
  gaps: [
    {
      section: 'Minn. Stat. § 609A.02, subd. 3(b)',
      what: 'The whole list, 53 felonies in 2026, could not be read. Those that pages name are entered, and those that they say are not on it. Of the others we say that a person has to look. Limits by amount were read for theft alone. For large sums on forged checks or cards, and for the two gravest clauses of criminal damage, a person has to look too. Simple robbery is among the questions: pages call the listed crimes nonviolent, and private research takes it for listed.',
      since: '2026-11-17',
    },
    {
      section: 'Minn. Stat. § 609.52; State v. D.E.L. (2021)',
      what: 'Theft of a motor vehicle was not on the list of 2018. Whether it is now could not be read. Where a charge names it, a person has to look.',
      since: '2026-11-17',
    },
    {
      section: 'Minn. Stat. § 609A.015',
      what: 'Only the opening was read, and subds. 2 and 3(a) as others recite them. The waits and the crimes left out come from pages that agree, and their section numbers from private research that read the text of 2025 in July 2026. Its lists of misdemeanors and gross misdemeanors were held against ours section by section, and agree. Of the felonies it gives examples only.',
      since: '2026-11-17',
    },
    {
      section: 'Minn. Stat. § 609A.015, subd. 3(d)',
      what: 'Pages and private research say that a felony that counts as less under § 609.13 is not sealed by itself. They speak of a stay of imposition. We read it so for a short sentence too; a petition stays open.',
      since: '2026-11-17',
    },
    {
      section: 'Minn. Stat. § 243.166',
      what: 'Which crimes call for registering was read in the text of 2003, and in bills of 2007 that repeat it. What came to the list later was not read, incest and spying on minors among them.',
      since: '2026-11-17',
    },
    {
      section: 'Minn. Stat. § 609A.03',
      what: 'A judge may weigh that somebody was a victim, of trafficking too. We could not read what follows, so it is no way of its own here.',
      since: '2026-11-17',
    },
    {
      section: 'State v. C.W.N., 906 N.W.2d 549 (2018)',
      what: 'It says for misdemeanors that the years right before filing count. We read the same words so for felonies.',
      since: '2026-11-17',
    },
    {
      section: 'Laws 2026, ch. 70, § 5',
      what: 'The state may unseal a record that did not qualify. The act was read about, not read. It names no day for this part, so it should be August 1, 2026 (§ 645.02).',
      since: '2026-11-17',
    },
  ],
  changes: [
    {
      on: '2025-01-01',
      about: 'clean-slate',
      text: 'Since January 1, 2025 Minnesota seals many lower convictions and dropped cases by itself. There is a backlog.',
      source: {
        label: 'Minnesota Bureau of Criminal Apprehension',
        url: 'https://dps.mn.gov/divisions/bca/bca-divisions/professional-services/expungements',
      },
      reliefs: [
        'mn-clean-slate',
        'mn-clean-slate-felony',
        'mn-clean-slate-dropped',
        'mn-clean-slate-program',
        'mn-clean-slate-youth',
        'mn-clean-slate-youth-felony',
        'mn-drug-discharge',
      ],
    },
    {
      on: '2024-07-01',
      about: 'pardon',
      text: 'Since July 1, 2024 a pardon seals the record by itself, and a new commission reads the applications.',
      source: {
        label: 'Collateral Consequences Resource Center',
        url: 'https://ccresourcecenter.org/text-blocks/minnesota-pardon',
      },
      reliefs: ['mn-pardoned'],
    },
    {
      on: '2023-08-01',
      about: 'general',
      text: 'Since August 1, 2023 small cannabis cases are sealed by themselves, and a board reviews cannabis felonies.',
      source: { label: 'Cannabis Expungement Board', url: 'https://mn.gov/ceb' },
      reliefs: ['mn-cannabis'],
    },
  ],
};
