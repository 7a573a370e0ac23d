import { calledDismissed, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';
import { pages } from './pages.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';

const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'gross',
  offense: ['theft'],
  statute: '9A.56.050',
  ...charged('2021-03-02').convicted('2022-05-20', { over: '2023-11-17' }),
  sentence: ['probation', 'fine'],
};

const burglary: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'felony',
  grade: 'b',
  offense: ['burglary'],
  statute: '9A.52.030',
  ...charged('2010-03-02').convicted('2011-05-20', { released: '2013-01-10', over: '2016-11-17' }),
  sentence: ['prison', 'supervision'],
};

const forgery: Told = {
  ...burglary,
  grade: 'c',
  offense: ['fraud'],
  statute: '9A.60.020',
  ...charged('2018-03-02').convicted('2019-05-20', { over: '2021-11-17' }),
  sentence: ['jail', 'supervision'],
  releasedDate: '2019-09-01',
};

const settled = person<Grade>({
  ...nothingElse,
  born: '1985-06-10',
  recordComplete: true,
  protectionOrder: false,
});
const young = settled.but({ born: '2003-01-20' });

const dropped: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  grade: 'gross',
  offense: ['theft'],
  dismissal: 'without_prejudice',
  ...charged('2024-06-10').dismissed('2024-11-17'),
  facts: { dismissedAs: 'dismissed' },
};

function story(
  title: string,
  life: Story<Grade>['life'],
  expect: Readonly<Record<string, Expected>>,
  why: string,
  source: string,
): Story<Grade> {
  return { title, asOf, life, expect, why, source };
}

const { misdemeanor, felony, deletion, youth } = pages;

export const cases = worked<Grade>([
  story(
    'A theft, off probation three years ago today',
    settled.told(theft),
    { c1: { outcome: 'eligible', relief: 'wa-misdemeanor', on: '2026-11-17' } },
    'Three years since the release from probation. RCW 9.96.060(2)(g).',
    misdemeanor,
  ),
  story(
    'A theft, a day too early',
    settled.told({ ...theft, ...charged('2021-03-02').convicted('2022-05-20', { over: '2023-11-18' }) }),
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'Three years since the release from probation. RCW 9.96.060(2)(g).',
    misdemeanor,
  ),
  story(
    'A theft with only a fine, paid long after',
    settled.told({
      ...theft,
      sentence: ['fine'],
      ...charged('2021-03-02').convicted('2023-05-20', { over: '2025-05-20' }),
    }),
    { c1: { outcome: 'eligible', relief: 'wa-misdemeanor', on: '2026-05-20' } },
    'Without probation or jail the three years count from the sentencing. RCW 9.96.060(2)(g).',
    misdemeanor,
  ),
  story(
    'A theft with fines left to pay',
    settled.told({ ...theft, finesPaid: false }),
    { c1: { outcome: 'not_yet', on: null } },
    'All terms must be completed, including financial obligations. RCW 9.96.060(2)(a).',
    misdemeanor,
  ),
  story(
    'Drunk driving, fifteen years ago',
    settled.told({
      ...theft,
      offense: ['dui'],
      statute: '46.61.502',
      ...charged('2011-03-02').convicted('2011-05-20', { over: '2013-05-20' }),
    }),
    { c1: { outcome: 'not_eligible' } },
    'A conviction for driving under the influence may not be vacated. RCW 9.96.060(2)(d).',
    misdemeanor,
  ),
  story(
    'Reckless driving that began as drunk driving, nine years ago',
    settled.told({
      ...theft,
      offense: ['traffic'],
      statute: '46.61.500',
      ...charged('2017-11-18').convicted('2018-05-20', { over: '2020-05-20' }),
      facts: { reducedDui: true },
    }),
    { c1: { outcome: 'not_yet', on: '2027-11-18' } },
    'Ten years must pass since the arrest for a prior offense. RCW 9.96.060(2)(d).',
    misdemeanor,
  ),
  story(
    'A first domestic assault, five years over today',
    settled.told({
      ...theft,
      offense: ['assault', 'domestic_violence'],
      statute: '9A.36.041',
      ...charged('2019-03-02').convicted('2019-11-20', { over: '2021-11-17' }),
    }),
    { c1: { outcome: 'eligible', relief: 'wa-misdemeanor', on: '2026-11-17' } },
    'After domestic violence, five years since the terms were completed. RCW 9.96.060(2)(f)(iv).',
    misdemeanor,
  ),
  story(
    'Domestic violence from two incidents',
    settled.told(
      {
        ...theft,
        offense: ['assault', 'domestic_violence'],
        statute: '9A.36.041',
        caseId: 'k1',
        ...charged('2009-03-02').convicted('2009-11-20', { over: '2011-11-17' }),
      },
      {
        ...theft,
        id: 'c2',
        offense: ['assault', 'domestic_violence'],
        statute: '9A.36.041',
        caseId: 'k2',
        ...charged('2013-03-02').convicted('2013-11-20', { over: '2015-11-17' }),
      },
    ),
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    'Two or more domestic violence convictions from different incidents bar. RCW 9.96.060(2)(f)(ii).',
    misdemeanor,
  ),
  story(
    'Two thefts, the second two years ago',
    settled.told(
      { ...theft, caseId: 'k1', ...charged('2014-03-02').convicted('2014-05-20', { over: '2015-05-20' }) },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2024-03-02').convicted('2024-10-01', { over: '2025-10-01' }),
      },
    ),
    { c1: { outcome: 'not_yet', on: '2027-10-01' }, c2: { outcome: 'not_yet', on: '2028-10-01' } },
    'No conviction in the three years before asking; the older theft opens when that is over. RCW 9.96.060(2)(h).',
    misdemeanor,
  ),
  story(
    'Two old thefts, and nothing since',
    settled.told(
      { ...theft, caseId: 'k1', ...charged('2010-03-02').convicted('2010-05-20', { over: '2011-05-20' }) },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2014-03-02').convicted('2014-05-20', { over: '2015-05-20' }),
      },
    ),
    {
      c1: { outcome: 'eligible', relief: 'wa-misdemeanor' },
      c2: { outcome: 'eligible', relief: 'wa-misdemeanor' },
    },
    'There is no limit in a lifetime. RCW 9.96.060(2).',
    misdemeanor,
  ),
  story(
    'A theft, with a no-contact order in force',
    settled.but({ protectionOrder: true }).told(theft),
    { c1: { outcome: 'not_yet', on: null } },
    'Nobody who is restrained by such an order may ask. RCW 9.96.060(2)(i).',
    misdemeanor,
  ),
  story(
    'Voyeurism in the second degree',
    settled.told({ ...theft, offense: ['sexual'], statute: '9A.44.115' }),
    { c1: { outcome: 'not_eligible' } },
    'Chapter 9A.44 is left out. RCW 9.96.060(2)(e).',
    misdemeanor,
  ),
  story(
    'Indecent exposure',
    settled.told({ ...theft, offense: ['sexual'], statute: '9A.88.010' }),
    { c1: { outcome: 'eligible', relief: 'wa-misdemeanor' } },
    'It stands in chapter 9A.88, which is not left out. RCW 9.96.060(2)(e).',
    misdemeanor,
  ),
  story(
    'Negligent driving, told as drunk driving too',
    settled.told({
      ...theft,
      grade: 'ungraded',
      offense: ['dui', 'traffic'],
      statute: '46.61.5249',
      ...charged('2019-03-02').convicted('2019-09-20', { over: '2021-09-20' }),
    }),
    { c1: { outcome: 'not_yet', on: '2029-03-02', relief: 'wa-misdemeanor' } },
    'A driving charge that began as drunk driving waits 10 years from the arrest. RCW 9.96.060(2)(d).',
    misdemeanor,
  ),
  story(
    'A broken no-contact order, off probation for 4 years',
    settled.told({
      ...theft,
      offense: ['protection_order'],
      statute: '26.50.110',
      ...charged('2019-03-02').convicted('2020-05-20', { over: '2022-11-17' }),
    }),
    { c1: { outcome: 'not_yet', on: '2027-11-17', relief: 'wa-misdemeanor' } },
    'Breaking an order against a partner or family is domestic violence: 5 years. RCW 9.96.060(2)(f)(iv), 10.99.020.',
    misdemeanor,
  ),
  story(
    'A cannabis misdemeanor at 30, this year',
    settled.told({
      ...theft,
      grade: 'ungraded',
      offense: ['drug_possession', 'marijuana'],
      statute: '69.50.4014',
      ...charged('2015-09-02').convicted('2026-05-20', { until: '2027-05-20' }),
    }),
    { c1: { outcome: 'eligible', relief: 'wa-cannabis' } },
    'The court shall vacate it, without a wait. RCW 9.96.060(5).',
    misdemeanor,
  ),
  story(
    'Driving on cannabis at 30',
    settled.told({
      ...theft,
      offense: ['dui', 'marijuana'],
      statute: '46.61.502',
      ...charged('2015-09-02').convicted('2016-05-20', { over: '2021-05-20' }),
    }),
    { c1: { outcome: 'not_eligible' } },
    'It is drunk driving, not a cannabis offense. RCW 9.96.060(2)(d), (5).',
    misdemeanor,
  ),
  story(
    'A cannabis misdemeanor at 19, off probation a year ago',
    young.told({
      ...theft,
      grade: 'ungraded',
      offense: ['drug_possession', 'marijuana'],
      statute: '69.50.4014',
      ...charged('2022-03-02').convicted('2023-05-20', { over: '2025-11-17' }),
      facts: { treatmentDone: false },
    }),
    { c1: { outcome: 'not_yet', on: '2028-11-17' } },
    'Under 21 the common rules apply. RCW 9.96.060(2)(g), (5).',
    misdemeanor,
  ),
  story(
    'Having drugs in 2024, and treatment finished',
    settled.told({
      ...theft,
      offense: ['drug_possession'],
      statute: '69.50.4013',
      ...charged('2024-03-02').convicted('2024-10-01', { over: '2025-10-01' }),
      facts: { treatmentDone: true },
    }),
    { c1: { outcome: 'eligible', relief: 'wa-drug-treatment' } },
    'Once proof of completion is filed, the court must vacate. RCW 9.96.060(6).',
    misdemeanor,
  ),
  story(
    'Felony drug possession of 2012 with money owed',
    settled.told({
      ...burglary,
      grade: 'c',
      offense: ['drug_possession'],
      statute: '69.50.4013',
      finesPaid: false,
    }),
    { c1: { outcome: 'eligible', relief: 'wa-blake' } },
    'The law on possession was void: State v. Blake. There is no wait, and money owed does not matter.',
    pages.blake,
  ),
  story(
    'Selling drugs, class B, ten years over today',
    settled.told({ ...burglary, offense: ['drug_sale'], statute: '69.50.401' }),
    { c1: { outcome: 'eligible', relief: 'wa-felony', on: '2026-11-17' } },
    'Blake does not reach a sale; ten years for class B. RCW 9.94A.640(2)(e).',
    felony,
  ),
  story(
    'Burglary in the second degree, a day too early',
    settled.told({
      ...burglary,
      ...charged('2010-03-02').convicted('2011-05-20', { released: '2013-01-10', over: '2016-11-18' }),
    }),
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'Ten years since the release from community custody for class B. RCW 9.94A.640(2)(e).',
    felony,
  ),
  story(
    'Forgery, class C, five years over today',
    settled.told(forgery),
    { c1: { outcome: 'eligible', relief: 'wa-felony', on: '2026-11-17' } },
    'Five years since the release from community custody for class C. RCW 9.94A.640(2)(f).',
    felony,
  ),
  story(
    'Burglary in the first degree',
    settled.told({ ...burglary, grade: 'a', statute: '9A.52.020' }),
    { c1: { outcome: 'not_eligible' } },
    'Every class A felony is a violent offense. RCW 9.94A.030(58), 9.94A.640(2)(b).',
    felony,
  ),
  story(
    'Robbery in the second degree without a weapon finding',
    settled.told({ ...burglary, offense: ['robbery'], statute: '9A.56.210', facts: { enhancement: false } }),
    { c1: { outcome: 'eligible', relief: 'wa-felony' } },
    'It may be vacated without a gun, weapon or sexual motivation enhancement. RCW 9.94A.640(2)(b)(iii).',
    felony,
  ),
  story(
    'Assault in the second degree with a deadly weapon finding',
    settled.told({ ...burglary, offense: ['assault'], statute: '9A.36.021', facts: { enhancement: true } }),
    { c1: { outcome: 'not_eligible' } },
    'An enhancement shuts the exception. RCW 9.94A.640(2)(b).',
    felony,
  ),
  story(
    'Assault in the third degree of an officer',
    settled.told({
      ...forgery,
      offense: ['assault'],
      statute: '9A.36.031',
      facts: { enhancement: false, officerHurt: true },
    }),
    { c1: { outcome: 'not_eligible' } },
    'The exception is only for cases without a law enforcement officer. RCW 9.94A.640(2)(b)(ii).',
    felony,
  ),
  story(
    'Assault in the third degree, under the paragraph for officers',
    settled.told({ ...forgery, offense: ['assault'], statute: '9A.36.031(1)(g)' }),
    { c1: { outcome: 'not_eligible' } },
    'Paragraph (1)(g) is about law enforcement officers alone. RCW 9.94A.640(2)(b)(ii).',
    felony,
  ),
  story(
    'Arson in the second degree',
    settled.told({ ...burglary, offense: ['arson'], statute: '9A.48.030' }),
    { c1: { outcome: 'not_eligible' } },
    'It is a violent offense. RCW 9.94A.030(58)(a)(vii).',
    felony,
  ),
  story(
    'Felony drunk driving',
    settled.told({ ...forgery, offense: ['dui'], statute: '46.61.502(6)' }),
    { c1: { outcome: 'not_eligible' } },
    'A felony under RCW 46.61.502 is never vacated. RCW 9.94A.640(2)(g).',
    felony,
  ),
  story(
    'A class C felony, and a misdemeanor four years ago',
    settled.told(
      { ...forgery, caseId: 'k1' },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2022-03-02').convicted('2022-10-01', { over: '2023-10-01' }),
      },
    ),
    {
      c1: { outcome: 'not_yet', on: '2027-10-01' },
      c2: { outcome: 'eligible', relief: 'wa-misdemeanor' },
    },
    'No new crime in the five years before asking for class C, three for a misdemeanor. RCW 9.94A.640(2)(d).',
    felony,
  ),
  story(
    'A theft by a woman whose partner beat her, last year',
    settled.told({
      ...theft,
      ...charged('2025-03-02').convicted('2025-06-20', { over: '2026-06-20' }),
      facts: { crimeVictim: true },
    }),
    { c1: { outcome: 'eligible', relief: 'wa-victim-misdemeanor' } },
    'A victim of domestic violence may ask without a wait. RCW 9.96.080(2).',
    pages.victims,
  ),
  story(
    'A forgery of a trafficking victim, last year',
    settled.told({
      ...forgery,
      ...charged('2025-03-02').convicted('2025-06-20', { over: '2026-06-20' }),
      traffickingVictim: true,
    }),
    { c1: { outcome: 'eligible', relief: 'wa-victim-felony' } },
    'A victim of trafficking may ask for a class B or C felony without a wait. RCW 9.94A.648(2).',
    pages.victimsFelony,
  ),
  story(
    'Dismissed two years ago today',
    settled.told(dropped),
    { c1: { outcome: 'eligible', relief: 'wa-delete-arrest', on: '2026-11-17' } },
    'Two years after a favorable disposition. RCW 10.97.060.',
    deletion,
  ),
  story(
    'Dismissed a day less than two years ago',
    settled.told({ ...dropped, ...charged('2024-06-10').dismissed('2024-11-18') }),
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'Two years after a favorable disposition. RCW 10.97.060.',
    deletion,
  ),
  story(
    'Arrested three years ago and never charged',
    settled.told({
      ...dropped,
      dismissal: undefined,
      facts: undefined,
      ...charged('2023-11-17').notProsecuted('2023-11-17'),
    }),
    { c1: { outcome: 'eligible', relief: 'wa-delete-arrest', on: '2026-11-17' } },
    'Three years after an arrest without a conviction. RCW 10.97.060.',
    deletion,
  ),
  story(
    'Dismissed after a deferred prosecution',
    settled.told({
      ...dropped,
      dismissal: undefined,
      facts: undefined,
      ...charged('2015-06-10').diverted('2016-01-10', { over: '2021-01-10' }),
    }),
    { c1: { outcome: 'needs_review' } },
    'The police may refuse after a deferred prosecution. RCW 10.97.060(1).',
    deletion,
  ),
  story(
    'A deferred sentence, told as dismissed',
    settled.told({ ...dropped, ...charged('2015-06-10').dismissed('2017-11-18'), ...calledDismissed }),
    { c1: { outcome: 'needs_review' } },
    'It is no nonconviction data (RCW 10.97.030(2)), and is vacated like a conviction (State v. Haggard, 2020). When probation ended was not told.',
    deletion,
  ),
  story(
    'A deferred sentence, dismissed three years ago today',
    settled.told({ ...theft, ...charged('2021-03-02').deferred('2022-05-20', { over: '2023-11-17' }) }),
    { c1: { outcome: 'eligible', relief: 'wa-misdemeanor', on: '2026-11-17' } },
    'It stays a conviction until it is vacated. State v. Haggard (2020); RCW 9.96.060(2)(g).',
    misdemeanor,
  ),
  story(
    'An old theft, and a deferred sentence from last year',
    settled.told(
      { ...theft, caseId: 'k1', ...charged('2014-03-02').convicted('2014-05-20', { over: '2015-05-20' }) },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2025-03-02').deferred('2025-05-20', { over: '2026-05-20' }),
      },
    ),
    { c1: { outcome: 'not_yet', on: '2028-05-20' }, c2: { outcome: 'not_yet', on: '2029-05-20' } },
    'A deferred sentence is a new conviction. State v. Haggard (2020); RCW 9.96.060(2)(h).',
    misdemeanor,
  ),
  story(
    'Dropped, with a gross misdemeanor from before',
    settled.told(
      { ...dropped, caseId: 'k1' },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2014-03-02').convicted('2014-05-20', { over: '2015-05-20' }),
      },
    ),
    {
      c1: { outcome: 'needs_review' },
      c2: { outcome: 'eligible', relief: 'wa-misdemeanor' },
    },
    'After a conviction for a gross misdemeanor the police may refuse. RCW 10.97.060(2).',
    deletion,
  ),
  story(
    'A youth theft at 15, off supervision and now 23',
    young.told({
      ...theft,
      court: 'juvenile',
      ...charged('2018-03-02').convicted('2018-06-01', { over: '2019-06-01' }),
    }),
    { c1: { outcome: 'automatic', relief: 'wa-youth-sealing' } },
    'The court seals it at the first sealing hearing after 18. RCW 13.50.260(1).',
    youth,
  ),
  story(
    'A youth robbery in the first degree at 16, five years later',
    young.told({
      ...burglary,
      court: 'juvenile',
      grade: 'a',
      offense: ['robbery'],
      statute: '9A.56.200',
      ...charged('2019-03-02').convicted('2019-06-01', { released: '2020-06-01', over: '2021-06-01' }),
    }),
    { c1: { outcome: 'eligible', relief: 'wa-youth-motion', on: '2025-06-01' } },
    'Class A: five years in the community, then the court shall grant the motion. RCW 13.50.260(4)(a).',
    youth,
  ),
  story(
    'A youth acquitted at 16',
    young.told({
      ...dropped,
      court: 'juvenile',
      dismissal: undefined,
      facts: undefined,
      ...charged('2019-03-02').acquitted('2019-06-01'),
    }),
    { c1: { outcome: 'automatic', relief: 'wa-youth-cleared', on: '2019-06-01' } },
    'The court seals it at once after an acquittal. RCW 13.50.260(2).',
    youth,
  ),
  story(
    'A youth acquitted at 16 in 2005',
    settled.but({ born: '1989-01-20' }).told({
      ...dropped,
      court: 'juvenile',
      dismissal: undefined,
      facts: undefined,
      ...charged('2005-03-02').acquitted('2005-06-01'),
    }),
    { c1: { outcome: 'eligible', relief: 'wa-youth-motion', on: '2007-06-01' } },
    'Courts seal at once since June 12, 2014. An older case has to be asked for. RCW 13.50.260(2), (3).',
    youth,
  ),
  story(
    'A youth deferred disposition at 16, finished',
    young.told({
      ...theft,
      court: 'juvenile',
      ...charged('2019-03-02').deferred('2019-06-01', { over: '2020-06-01' }),
    }),
    { c1: { outcome: 'automatic', relief: 'wa-youth-deferred' } },
    'It is vacated and sealed at 18. RCW 13.40.127(9), (10).',
    youth,
  ),
  story(
    'A youth diversion at 16, finished',
    young.told({
      ...theft,
      court: 'juvenile',
      ...charged('2019-03-02').diverted('2019-06-01', { over: '2019-12-01' }),
    }),
    { c1: { outcome: 'automatic', relief: 'wa-youth-diversion' } },
    'Records of finished diversions are destroyed at 18. RCW 13.50.270(1).',
    pages.diversion,
  ),
  story(
    'A forgery from 2008, and prison until 2023 for another case',
    settled.told(
      {
        ...forgery,
        ...charged('2008-01-05').convicted('2008-06-01', { over: '2010-01-05' }),
        caseId: 'k1',
        releasedDate: '2009-01-05',
      },
      {
        ...forgery,
        id: 'c2',
        caseId: 'k2',
        ...charged('2011-01-05').convicted('2011-06-01', { released: '2023-03-01', over: '2023-03-01' }),
        sentence: ['prison'],
      },
    ),
    { c1: { outcome: 'needs_review', relief: 'wa-felony' }, c2: { outcome: 'not_yet', on: '2028-03-01' } },
    'State v. Abrams (2026) is said to count the years only from the release for every conviction. RCW 9.94A.640(2)(f).',
    pages.abrams,
  ),
  story(
    'Drunk driving, deferred prosecution finished',
    settled.told({
      ...theft,
      offense: ['dui', 'traffic'],
      statute: '46.61.502',
      ...charged('2014-03-02').deferred('2014-06-20', { over: '2019-06-20' }),
    }),
    { c1: { outcome: 'needs_review', relief: 'wa-delete-arrest' } },
    'A dismissal after a deferred prosecution is no conviction, but the police may refuse to delete it. RCW 10.97.060(1).',
    deletion,
  ),
  story(
    'A theft case that is still open',
    settled.but({ pendingCharges: true }).told({
      id: 'c1',
      ...charged('2026-08-01').pending,
      level: 'misdemeanor',
      grade: 'gross',
      offense: ['theft'],
    }),
    { c1: { outcome: 'not_yet', on: null } },
    'How it ends decides. RCW 10.97.060.',
    deletion,
  ),
  story(
    'First-degree robbery, pardoned by the Governor',
    settled.told({
      ...burglary,
      grade: 'a',
      offense: ['robbery'],
      statute: '9A.56.200',
      pardonedDate: '2015-01-01',
      ...charged('2004-05-01').pardoned('2004-07-01', { released: '2008-07-01', over: '2010-07-01' }),
    }),
    { c1: { outcome: 'automatic', on: '2015-01-01', relief: 'wa-pardoned' } },
    'The State Patrol takes a pardoned conviction out of what it shows to the public. RCW 9.94A.030(11)(b).',
    pages.pardonEffect,
  ),
  story(
    'Vehicular assault while drunk, no paragraph told',
    settled.told({
      ...burglary,
      offense: ['dui', 'assault'],
      statute: '46.61.522',
    }),
    { c1: { outcome: 'not_eligible' } },
    'Vehicular assault by a drunk driver is a violent offense. RCW 9.94A.030(58), 9.94A.640(2)(b).',
    pages.felony,
  ),
  story(
    'Felony drug court, finished and dismissed',
    settled.told({
      ...forgery,
      ...charged('2018-03-02').deferred('2019-05-20', { over: '2021-11-17' }),
    }),
    { c1: { outcome: 'needs_review', relief: 'wa-delete-arrest' } },
    'A felony sentence cannot be deferred. The police may refuse to delete a case that was put off and dismissed. RCW 10.97.060(1).',
    deletion,
  ),
  story(
    'Attempted robbery of class B, told by the section on attempts',
    settled.told({ ...burglary, offense: ['robbery'], statute: '9A.28.020' }),
    { c1: { outcome: 'not_eligible' } },
    'An attempt of class B is one at a class A felony, which is a violent offense. RCW 9A.28.020(3), 9.94A.030(58)(a)(i).',
    pages.felony,
  ),
  story(
    'A youth case, pardoned',
    young.told({
      ...burglary,
      court: 'juvenile',
      pardonedDate: '2024-05-01',
      ...charged('2018-05-01').pardoned('2018-07-01', { released: '2019-01-10', over: '2020-07-01' }),
    }),
    { c1: { outcome: 'automatic', on: '2024-05-01', relief: 'wa-youth-pardoned' } },
    'All records are destroyed within 30 days after the Governor’s Office tells of a full pardon. RCW 13.50.270(2).',
    pages.diversion,
  ),
]);
