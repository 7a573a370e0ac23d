import { cite } from '../../relief.ts';

/** Where each section was read. */
export const pages = {
  nonviolent: 'https://ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_15A/GS_15A-145.5.html',
  threeYears:
    'https://nccriminallaw.sog.unc.edu/2026/01/29/expunction-changes-and-updated-expunction-guide-for-2026',
  felonies: 'https://lrs.sog.unc.edu/billsum/s-301-2021-2022-2',
  dismissals: 'https://sog.unc.edu/node/97621',
  secondChance: 'https://www.ncleg.gov/EnactedLegislation/SessionLaws/HTML/2019-2020/SL2020-35.html',
  underAge:
    'https://www.sog.unc.edu/resources/microsites/relief-criminal-conviction/misdemeanor-convictions-offenses-committed-age-18-or-21',
  youngFelony: 'https://www.sog.unc.edu/node/97576',
  drugs: 'https://www.sog.unc.edu/node/97706',
  trafficking: 'https://lawserver.com/law/state/north-carolina/nc-laws/north_carolina_laws_15a-145-9',
  innocence: 'https://www.ncleg.gov/enactedlegislation/statutes/html/bysection/chapter_15a/gs_15a-149.html',
  certificate: 'https://codes.findlaw.com/nc/chapter-15a-criminal-procedure-act/nc-gen-st-sect-15a-173-2/',
  juvenile: 'https://www.sog.unc.edu/node/97776',
  pardons: 'https://www.sog.unc.edu/resources/microsites/relief-criminal-conviction/pardons',
  voting: 'https://ncsbe.gov/registering/who-can-register/registering-person-nc-criminal-justice-system',
} as const;

export const gs = {
  nonviolent: (part: string) => cite(`G.S. 15A-145.5${part}`, pages.nonviolent),
  /** The waits and the limits of these subsections were read in summaries of the laws that made them. */
  threeYears: cite('G.S. 15A-145.5(c)(1); S.L. 2025-71, § 12', pages.threeYears),
  felonies: (part: string) => cite(`G.S. 15A-145.5${part}; S.L. 2021-118`, pages.felonies),
  /** What a judge must find, as the court forms of 2025 print it. */
  misdemeanorForm: cite('G.S. 15A-145.5(c2); form AOC-CR-298'),
  felonyForm: cite('G.S. 15A-145.5(c2); form AOC-CR-297'),
  dismissals: (part: string) => cite(`G.S. 15A-146${part}`, pages.dismissals),
  raiseTheAge: (part: string) => cite(`G.S. 15A-145.8A${part}`, pages.secondChance),
  underAge: cite('G.S. 15A-145', pages.underAge),
  youngFelony: cite('G.S. 15A-145.4', pages.youngFelony),
  drugs: cite('G.S. 15A-145.2(c)', pages.drugs),
  prostitution: (part: string) => cite(`G.S. 15A-145.6${part}`),
  trafficking: (part: string) => cite(`G.S. 15A-145.9${part}`, pages.trafficking),
  innocence: cite('G.S. 15A-149', pages.innocence),
  certificate: (part: string) => cite(`G.S. 15A-173.2${part}`, pages.certificate),
  juvenile: (part: string) => cite(`G.S. 7B-3200${part}`, pages.juvenile),
  pardon: cite('N.C. Const. art. III, § 5(6)', pages.pardons),
  voting: cite('G.S. 13-1', pages.voting),
};
