import { calledDismissed, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';
import { read } from './read.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';
const dayBefore = '2026-11-16';

const mail = 'https://masslegalhelp.org/cori/seal-by-mail';
const never = 'https://www.masslegalhelp.org/cori/unsealable-crimes';
const court = 'https://cleanslateclearinghouse.org/policies/ma-nc-2/';
const sexPage = 'https://cleanslateclearinghouse.org/policies/ma-c-3/';
const ruling = 'https://law.justia.com/cases/massachusetts/supreme-court/2023/sjc-13334.html';
const youth = 'https://malegislature.gov/Laws/GeneralLaws/PartIV/TitleII/Chapter276/Section100B';
const byAge = 'https://malegislature.gov/Laws/GeneralLaws/PartIV/TitleII/Chapter276/Section100I';
const weedPage =
  'https://www.masslegalservices.org/content/governor-baker-signs-cannabis-social-equity-bill-making-expungement-decriminalized-cases';
const profile =
  'https://ccresourcecenter.org/state-restoration-profiles/massachusetts-restoration-of-rights-pardon-expungement-sealing/';
const drugs = 'https://masslegalhelp.org/cori/sealing';
const lewdness = 'https://cetient.com/case/4287149/commonwealth-v-wimer';

const settled = person<Grade>({ ...nothingElse, born: '1980-05-20' });
const young = person<Grade>({ ...nothingElse, born: '2001-02-10' });

const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  offense: ['theft'],
  statute: 'G.L. c. 266, § 30A',
  sentence: ['probation'],
  facts: { convictedAs: 'convicted', madeByMistake: false },
  ...charged('2023-08-02').convicted('2023-11-17', { over: '2025-11-17' }),
};

const larceny: Told = {
  ...theft,
  level: 'felony',
  statute: '266/30',
  ...charged('2019-06-02').convicted('2019-11-17', { over: '2022-11-17' }),
};

const dropped: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  offense: ['assault'],
  statute: 'c. 265, § 13A',
  facts: { dismissedAs: 'dismissed', madeByMistake: false },
  ...charged('2026-06-01').dismissed('2026-10-17'),
};

const weed: Told = {
  ...theft,
  offense: ['drug_possession', 'marijuana'],
  statute: 'c. 94C, § 34',
  facts: { convictedAs: 'convicted', overAmount: false, decriminalized: false, madeByMistake: false },
  ...charged('2006-03-02').convicted('2006-06-04', { over: '2007-06-04' }),
};

const cocaine: Told = {
  ...weed,
  offense: ['drug_possession'],
  facts: { convictedAs: 'convicted', madeByMistake: false },
  ...charged('2025-01-02').convicted('2025-06-04', { over: '2026-06-04' }),
};

const indecent: Told = {
  ...theft,
  level: 'felony',
  offense: ['sexual'],
  statute: 'c. 265, § 13H',
  facts: { convictedAs: 'convicted', level2or3: false, decriminalized: false, madeByMistake: false },
  ...charged('2007-01-02').convicted('2008-06-04', { over: '2011-11-17' }),
};

const delinquent: Told = {
  ...theft,
  court: 'juvenile',
  ...charged('2016-05-02').convicted('2016-09-01', { over: '2017-09-01' }),
};

const prank: Told = {
  ...theft,
  offense: ['property_damage'],
  statute: 'c. 266, § 126A',
  ...charged('2020-04-02').convicted('2020-09-01', { over: '2021-09-01' }),
};

const second = (charge: Told): Told => ({ ...charge, id: 'c2' });

export const cases = worked<Grade>([
  {
    title: 'Shoplifting, found guilty 3 years ago today',
    asOf,
    life: settled.told(theft),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ma-seal-by-mail' } },
    why: 'A misdemeanor is sealed 3 years after the guilty finding. Probation does not count. C. 276, § 100A.',
    source: mail,
  },
  {
    title: 'The same, one day earlier',
    asOf: dayBefore,
    life: settled.told(theft),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'ma-seal-by-mail' } },
    why: 'Three years have not passed. C. 276, § 100A.',
    source: mail,
  },
  {
    title: 'Shoplifting, with jail until 2024',
    asOf,
    life: settled.told({
      ...theft,
      sentence: ['jail'],
      ...charged('2023-08-02').convicted('2023-11-17', { released: '2024-05-17', over: '2024-05-17' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2027-05-17', relief: 'ma-seal-by-mail' } },
    why: 'The wait begins at release, if that is later. C. 276, § 100A.',
    source: mail,
  },
  {
    title: 'Larceny, a felony of 7 years ago today',
    asOf,
    life: settled.told(larceny),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ma-seal-by-mail' } },
    why: 'A felony is sealed 7 years after the guilty finding. C. 276, § 100A.',
    source: mail,
  },
  {
    title: 'The same felony, one day earlier',
    asOf: dayBefore,
    life: settled.told(larceny),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'ma-seal-by-mail' } },
    why: 'Seven years have not passed. C. 276, § 100A.',
    source: mail,
  },
  {
    title: 'A theft of 2017 for 500 dollars, then a felony and now a misdemeanor',
    asOf,
    life: settled.told({
      ...larceny,
      facts: { convictedAs: 'convicted', nowMisdemeanor: true, madeByMistake: false },
      ...charged('2017-09-02').convicted('2021-03-04', { over: '2022-03-04' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2024-03-04', relief: 'ma-seal-by-mail' } },
    why: 'A felony that has become a misdemeanor counts as one. C. 276, § 100A.',
    source: 'https://dellisonlaw.com/?p=1197',
  },
  {
    title: 'A theft of 2011 and another of 2024',
    asOf,
    life: settled.told(
      { ...theft, ...charged('2010-12-01').convicted('2011-03-17', { over: '2012-03-17' }) },
      second({ ...theft, ...charged('2024-01-02').convicted('2024-03-17', { over: '2025-03-17' }) }),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2027-03-17', relief: 'ma-seal-by-mail' },
      c2: { outcome: 'not_yet', on: '2027-03-17', relief: 'ma-seal-by-mail' },
    },
    why: 'Each new conviction starts the 3 years anew for the older one too. C. 276, § 100A.',
    source: mail,
  },
  {
    title: 'An old felony, and a misdemeanor of 2021',
    asOf,
    life: settled.told(
      { ...larceny, ...charged('2012-01-02').convicted('2012-06-04', { over: '2014-06-04' }) },
      second({ ...theft, ...charged('2021-01-02').convicted('2021-03-17', { over: '2022-03-17' }) }),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2028-03-17', relief: 'ma-seal-by-mail' },
      c2: { outcome: 'eligible', on: '2024-03-17', relief: 'ma-seal-by-mail' },
    },
    why: 'For a felony no guilty finding may lie in the last 7 years, for a misdemeanor in the last 3. C. 276, § 100A.',
    source: mail,
  },
  {
    title: 'A theft of 2015, and a conviction in another state in 2025',
    asOf,
    life: settled
      .but({ elsewhere: { felonies: 0, misdemeanors: 1, lastDate: '2025-02-03' } })
      .told({ ...theft, ...charged('2015-01-02').convicted('2015-06-04', { over: '2016-06-04' }) }),
    expect: { c1: { outcome: 'not_yet', on: '2028-02-03', relief: 'ma-seal-by-mail' } },
    why: 'Convictions elsewhere count like those here. C. 276, § 100A.',
    source: read.text100A,
  },
  {
    title: 'Witness intimidation of 2010',
    asOf,
    life: settled.told({
      ...larceny,
      offense: ['obstruction'],
      statute: 'c. 268, § 13B',
      ...charged('2010-01-02').convicted('2010-06-04', { over: '2012-06-04' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Convictions under c. 268 are never sealed. C. 276, § 100A.',
    source: never,
  },
  {
    title: 'Resisting arrest, 4 years ago',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['obstruction'],
      statute: 'c. 268, § 32B',
      ...charged('2022-01-02').convicted('2022-06-04', { over: '2023-06-04' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2025-06-04', relief: 'ma-seal-by-mail' } },
    why: 'Resisting arrest is the one crime of c. 268 that can be sealed. C. 276, § 100A.',
    source: read.text100A,
  },
  {
    title: 'A theft of 2012 beside a perjury of 2012',
    asOf,
    life: settled.told(
      { ...theft, ...charged('2012-01-02').convicted('2012-06-04', { over: '2013-06-04' }) },
      second({
        ...larceny,
        offense: ['other'],
        statute: 'c. 268, § 1',
        facts: { convictedAs: 'convicted', decriminalized: false, madeByMistake: false },
        ...charged('2012-02-02').convicted('2012-09-04', { over: '2013-09-04' }),
      }),
    ),
    expect: { c1: { outcome: 'needs_review' }, c2: { outcome: 'not_eligible' } },
    why: 'The text asks for a record without such convictions; legal aid says others can be sealed. C. 276, § 100A(5).',
    source: never,
  },
  {
    title: 'Carrying a gun without a license, 8 years ago',
    asOf,
    life: settled.told({
      ...larceny,
      offense: ['weapon'],
      statute: 'c. 269, § 10(a)',
      sentence: ['jail'],
      ...charged('2017-01-02').convicted('2018-01-04', { released: '2019-07-04', over: '2019-07-04' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-07-04', relief: 'ma-seal-by-mail' } },
    why: 'Only the gun license law in c. 140 is left out, not c. 269. C. 276, § 100A.',
    source: never,
  },
  {
    title: 'A broken protective order, 5 years ago',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['protection_order'],
      statute: 'c. 209A, § 7',
      ...charged('2021-01-02').convicted('2021-06-04', { over: '2022-06-04' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2028-06-04', relief: 'ma-seal-by-mail' } },
    why: 'Breaking such an order counts as a felony: 7 years. C. 276, § 100A.',
    source: read.reference,
  },
  {
    title: 'Indecent assault, over for 15 years today',
    asOf,
    life: settled.told(indecent),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ma-seal-by-mail' } },
    why: 'A sex crime is sealed 15 years after the sentence ended, if nobody has to register. C. 276, § 100A.',
    source: sexPage,
  },
  {
    title: 'The same, but once a Level 2 sex offender',
    asOf,
    life: settled.told({ ...indecent, facts: { ...indecent.facts, level2or3: true } }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Who ever was at Level 2 or 3 can never seal a sex crime. C. 276, § 100A.',
    source: sexPage,
  },
  {
    title: 'The same, but still on the registry',
    asOf,
    life: { ...settled.told(indecent), mustRegister: true },
    expect: { c1: { outcome: 'not_yet', on: null, relief: 'ma-seal-by-mail' } },
    why: 'The wait lasts as long as the duty to register, which ends one day for Level 1. C. 276, § 100A.',
    source: sexPage,
  },
  {
    title: 'Careless driving at 19, the only case',
    asOf,
    life: young.told({
      ...prank,
      offense: ['traffic'],
      statute: 'c. 90, § 24(2)(a)',
    }),
    expect: { c1: { outcome: 'eligible', on: '2023-09-01', relief: 'ma-seal-by-mail' } },
    why: 'All of c. 90, § 24 is on the list of § 100J, so it is sealed and not expunged.',
    source: read.crimeList,
  },
  {
    title: 'Bullets without a card at 19, the only case',
    asOf,
    life: young.told({
      ...prank,
      offense: ['weapon'],
      statute: 'c. 269, § 10(h)(1)',
    }),
    expect: { c1: { outcome: 'eligible', on: '2024-09-01', relief: 'ma-young-expungement' } },
    why: 'Of c. 269, § 10 the list of § 100J names only (a) to (d).',
    source: read.crimeList,
  },
  {
    title: 'A fight, dismissed a month ago',
    asOf,
    life: settled.told(dropped),
    expect: { c1: { outcome: 'eligible', on: '2026-10-17', relief: 'ma-court-sealing' } },
    why: 'A judge may seal a dismissed case without a wait. C. 276, § 100C.',
    source: court,
  },
  {
    title: 'A theft continued without a finding, then dismissed',
    asOf,
    life: settled.told({
      ...dropped,
      ...charged('2025-01-02').deferred('2025-04-02', { over: '2026-04-02' }),
      ...calledDismissed,
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-04-02', relief: 'ma-court-sealing' } },
    why: 'A CWOF is a dismissal once it is over. A judge may seal it. C. 276, § 100C.',
    source: drugs,
  },
  {
    title: 'A case that is still open',
    asOf,
    life: settled.but({ pendingCharges: true }).told({
      ...dropped,
      facts: {},
      ...charged('2026-06-01').pending,
    }),
    expect: { c1: { outcome: 'not_yet', on: null, relief: 'ma-not-guilty' } },
    why: 'How it ends decides what can be sealed. C. 276, § 100C.',
    source: court,
  },
  {
    title: 'Pretrial probation, dismissed in 2024',
    asOf,
    life: settled.told({
      ...dropped,
      ...charged('2023-06-01').diverted('2023-10-17', { over: '2024-10-17' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2024-10-17', relief: 'ma-court-sealing' } },
    why: 'A case dismissed after a program is a dismissal. C. 276, § 100C.',
    source: court,
  },
  {
    title: 'Found not guilty in 2025',
    asOf,
    life: settled.told({ ...dropped, ...charged('2024-06-01').acquitted('2025-10-17') }),
    expect: { c1: { outcome: 'automatic', on: '2025-10-17', relief: 'ma-not-guilty' } },
    why: 'What ended with not guilty is sealed at once and by itself. C. 276, § 100C.',
    source: ruling,
  },
  {
    title: 'Guilty of one charge, not guilty of another',
    asOf,
    life: settled.told(
      { ...theft, caseId: 'a' },
      second({ ...dropped, caseId: 'a', ...charged('2023-08-02').acquitted('2023-11-17') }),
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ma-seal-by-mail' },
      c2: { outcome: 'automatic', on: '2023-11-17', relief: 'ma-not-guilty' },
    },
    why: 'In a mixed verdict the charges that ended with not guilty are sealed for themselves. C. 276, § 100C.',
    source: ruling,
  },
  {
    title: 'A grand jury said no',
    asOf,
    life: settled.told({
      ...dropped,
      level: 'felony',
      facts: { noBill: true, madeByMistake: false },
      ...charged('2025-10-17').notProsecuted('2025-10-17'),
    }),
    expect: { c1: { outcome: 'automatic', on: '2025-10-17', relief: 'ma-not-guilty' } },
    why: 'A “no bill” is sealed by itself. C. 276, § 100C.',
    source: ruling,
  },
  {
    title: 'Arrested, and no case ever opened',
    asOf,
    life: settled.told({
      ...dropped,
      facts: { madeByMistake: false },
      ...charged('2025-10-17').notProsecuted('2025-10-17'),
    }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'The sealing law speaks of court cases. C. 276, § 100C.',
    source: ruling,
  },
  {
    title: 'Not guilty by reason of mental illness, 2015',
    asOf,
    life: settled.told({ ...dropped, ...charged('2014-06-01').notResponsible('2015-10-17') }),
    expect: { c1: { outcome: 'eligible', relief: 'ma-seal-by-mail' } },
    why: 'It can be sealed by mail after 3 years, like every ending. C. 276, § 100A.',
    source: read.text100A,
  },
  {
    title: 'A first drug possession, with probation that went well',
    asOf,
    life: settled.told(cocaine),
    expect: { c1: { outcome: 'eligible', on: '2026-06-04', relief: 'ma-first-drug-possession' } },
    why: 'A judge can seal a first drug possession once probation is over. C. 94C, § 34.',
    source: drugs,
  },
  {
    title: 'A second drug possession',
    asOf,
    life: settled.told(
      { ...cocaine, ...charged('2015-01-02').convicted('2015-06-04', { over: '2016-06-04' }) },
      second(cocaine),
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2016-06-04', relief: 'ma-first-drug-possession' },
      c2: { outcome: 'not_yet', on: '2028-06-04', relief: 'ma-seal-by-mail' },
    },
    why: 'Only the first can be sealed by a judge. The second waits 3 years. C. 94C, § 34.',
    source: drugs,
  },
  {
    title: 'An ounce of marijuana in 2006',
    asOf,
    life: settled.told(weed),
    expect: { c1: { outcome: 'eligible', on: '2022-11-09', relief: 'ma-marijuana-expungement' } },
    why: 'What was decriminalized is expunged on request, within 30 days. C. 276, § 100K¼.',
    source: weedPage,
  },
  {
    title: 'The same, but pardoned with all others in 2024',
    asOf,
    life: settled.told({ ...weed, disposition: 'pardoned', pardonedDate: '2024-04-03' }),
    expect: { c1: { outcome: 'eligible', on: '2022-11-09', relief: 'ma-marijuana-expungement' } },
    why: 'The pardon did not seal the record, but it can be expunged. C. 276, § 100K¼.',
    source: read.pardonVote,
  },
  {
    title: 'A law repealed: no longer a crime',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['other'],
      statute: undefined,
      facts: { convictedAs: 'convicted', decriminalized: true, madeByMistake: false },
      ...charged('2025-01-02').convicted('2025-06-04', { over: '2025-06-04' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'ma-no-longer-a-crime' } },
    why: 'What is no longer a crime is sealed at any time. C. 276, § 100A.',
    source: 'https://cleanslateclearinghouse.org/policies/ma-c-4/',
  },
  {
    title: 'Somebody else used the name',
    asOf,
    life: settled.told({ ...dropped, facts: { dismissedAs: 'dismissed', madeByMistake: true } }),
    expect: { c1: { outcome: 'eligible', relief: 'ma-mistake-expungement' } },
    why: 'A judge may expunge a record made by a stolen identity. C. 276, § 100K.',
    source: 'https://www.mass.gov/how-to/request-a-non-time-based-expungement-of-your-criminal-record',
  },
  {
    title: 'Graffiti at 19, and nothing since',
    asOf,
    life: young.told(prank),
    expect: { c1: { outcome: 'eligible', on: '2024-09-01', relief: 'ma-young-expungement' } },
    why: 'A misdemeanor from before 21 may be expunged 3 years after probation ended. C. 276, § 100I.',
    source: byAge,
  },
  {
    title: 'Graffiti at 19, and three cases in all',
    asOf,
    life: young.told(
      prank,
      second({ ...prank, ...charged('2019-04-02').convicted('2019-09-01', { over: '2020-09-01' }) }),
      { ...prank, id: 'c3', ...charged('2019-11-02').convicted('2020-02-01', { over: '2020-08-01' }) },
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2023-09-01', relief: 'ma-seal-by-mail' },
      c2: { outcome: 'eligible', on: '2023-09-01', relief: 'ma-seal-by-mail' },
      c3: { outcome: 'eligible', on: '2023-09-01', relief: 'ma-seal-by-mail' },
    },
    why: 'More than two cases cannot be expunged for their age, but sealed. C. 276, §§ 100A, 100I.',
    source: byAge,
  },
  {
    title: 'Found delinquent at 15, over since 2017',
    asOf,
    life: settled.but({ born: '2000-06-01' }).told({
      ...delinquent,
      offense: ['sexual'],
      level: 'felony',
      statute: 'c. 265, § 13H',
      facts: { decriminalized: false, madeByMistake: false },
    }),
    expect: { c1: { outcome: 'eligible', on: '2020-09-01', relief: 'ma-juvenile-sealing' } },
    why: 'A juvenile record is sealed 3 years after it ended, whatever the charge. C. 276, § 100B.',
    source: youth,
  },
  {
    title: 'A pardoned robbery',
    asOf,
    life: settled.told({
      ...larceny,
      offense: ['robbery'],
      statute: 'c. 265, § 19',
      ...charged('2005-01-02').pardoned('2006-06-04', { over: '2010-06-04' }),
      pardonedDate: '2025-01-15',
    }),
    expect: { c1: { outcome: 'automatic', on: '2025-01-15', relief: 'ma-pardoned' } },
    why: 'With a pardon the records are sealed. C. 127, § 152.',
    source: profile,
  },
  {
    title: 'Prostitution of a trafficking victim',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['prostitution'],
      statute: 'c. 272, § 53A',
      traffickingVictim: true,
      ...charged('2026-01-02').convicted('2026-03-04', { over: '2026-03-04' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'ma-trafficking-vacatur' } },
    why: 'The court shall vacate it on a motion, at any time. C. 265, § 59.',
    source: 'https://www.lawserver.com/law/state/massachusetts/ma-laws/massachusetts_general_laws_265_59',
  },
  {
    title: 'Harmful matter given to a minor, nine years ago',
    asOf,
    life: settled.told({
      ...indecent,
      offense: ['sexual', 'child_victim'],
      statute: 'c. 272, § 28',
      ...charged('2017-01-02').convicted('2017-06-04', { over: '2019-11-17' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2034-11-17' } },
    why: 'It is on the list of sex offenses, which wait 15 years from the end of the sentence. C. 6, § 178C; c. 276, § 100A.',
    source: read.crimeList,
  },
  {
    title: 'Open and gross lewdness, the second time',
    asOf,
    life: settled.told(
      {
        ...indecent,
        caseId: 'one',
        statute: 'c. 272, § 16',
        ...charged('2005-01-02').convicted('2005-06-04', { over: '2006-06-04' }),
      },
      {
        ...indecent,
        id: 'c2',
        caseId: 'two',
        statute: 'c. 272, § 16',
        ...charged('2014-01-02').convicted('2014-06-04', { over: '2016-06-04' }),
      },
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'ma-seal-by-mail' },
      c2: { outcome: 'not_yet', on: '2031-06-04' },
    },
    why: 'Only a second conviction is a sex offense. C. 6, § 178C; Commonwealth v. Wimer (2018).',
    source: lewdness,
  },
  {
    title: 'Open and gross lewdness, two times decided on one day',
    asOf,
    life: settled.told(
      {
        ...indecent,
        caseId: 'one',
        statute: 'c. 272, § 16',
        ...charged('2014-01-02').convicted('2014-06-04', { over: '2016-06-04' }),
      },
      {
        ...indecent,
        id: 'c2',
        caseId: 'one',
        statute: 'c. 272, § 16',
        ...charged('2014-02-02').convicted('2014-06-04', { over: '2016-06-04' }),
      },
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2021-06-04', relief: 'ma-seal-by-mail' },
      c2: { outcome: 'eligible', on: '2021-06-04', relief: 'ma-seal-by-mail' },
    },
    why: 'A second conviction is one after the first, not beside it. C. 6, § 178C; Commonwealth v. Wimer (2018).',
    source: lewdness,
  },
]);
