import { calledDismissed, calledGuilty, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';
const shieldLaw = 'https://legislature.idaho.gov/statutesrules/idstat/title67/t67ch30/sect67-3004';
const statutes = 'https://github.com/saint1415/us-statutes';
const youthLaw = 'https://legislature.idaho.gov/?p=74072';

const settled = person<Grade>({ ...nothingElse, protectionOrder: false, born: '1985-03-02' });

/** All of a jail term was served, so the conviction cannot be set aside: only shielding is left. */
const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  offense: ['theft'],
  ...charged('2020-06-01').convicted('2020-11-17', { over: '2021-11-17' }),
  sentence: ['jail'],
};

const possession: Told = {
  ...theft,
  level: 'felony',
  offense: ['drug_possession'],
  sentence: ['prison', 'supervision'],
};

const withheld: Told = {
  ...theft,
  level: 'felony',
  offense: ['theft'],
  sentence: ['probation'],
  ...charged('2021-01-01').deferred('2021-06-01', { over: '2024-06-01' }),
};

const dropped: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  offense: ['theft'],
  ...charged('2026-08-01').dismissed('2026-11-16'),
};

const young = person<Grade>({ ...nothingElse, born: '2005-03-02' });
const youthTheft: Told = {
  id: 'c1',
  court: 'juvenile',
  level: 'misdemeanor',
  offense: ['theft'],
  ...charged('2022-06-01').convicted('2022-08-01', { over: '2023-11-17' }),
};

const shielded = { outcome: 'eligible', relief: 'id-shielding' } as const;

export const cases = worked<Grade>([
  {
    title: 'Felony theft with probation, pardoned since',
    asOf,
    life: settled.told({
      ...theft,
      level: 'felony',
      sentence: ['suspended', 'probation'],
      ...charged('2008-06-01').pardoned('2009-01-10', { over: '2012-01-10' }),
      pardonedDate: '2020-05-04',
    }),
    expect: { c1: { outcome: 'eligible', relief: 'id-set-aside' } },
    why: 'Who was found guilty and had the sentence suspended may ask. A pardon does not end that. § 19-2604(1)(a)(i).',
    source: statutes,
  },
  {
    title: 'Jail for theft, 5 years after the sentence to the day',
    asOf,
    life: settled.told(theft),
    expect: { c1: { ...shielded, on: '2026-11-17' } },
    why: 'A misdemeanor that is not violent may be shielded 5 years after the sentence. § 67-3004(11)(c).',
    source: shieldLaw,
  },
  {
    title: 'A suspended sentence for theft, probation over, restitution left to pay',
    asOf,
    life: settled.told({ ...theft, sentence: ['suspended', 'probation'], restitutionPaid: false }),
    expect: { c1: { outcome: 'needs_review', relief: 'id-set-aside' } },
    why: 'The judge must see good cause to set it aside, and it cannot be shielded while restitution is owed. §§ 19-2604(1)(b), 67-3004(11)(c).',
    source: shieldLaw,
  },
  {
    title: 'Prison for a felony told as drugs and a weapon, without its section',
    asOf,
    life: settled.told({ ...possession, offense: ['drug_possession', 'weapon'] }),
    expect: { c1: { outcome: 'needs_review', relief: 'id-shielding' } },
    why: 'Only felony possession may be shielded. Which felony it was, its section tells. § 67-3004(11)(a).',
    source: shieldLaw,
  },
  {
    title: 'Jail for theft, the day before',
    asOf: '2026-11-16',
    life: settled.told(theft),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'id-shielding' } },
    why: 'The petition may be filed no earlier than 5 years after the sentence is completed. § 67-3004(11)(c).',
    source: shieldLaw,
  },
  {
    title: 'Felony drug possession',
    asOf,
    life: settled.told(possession),
    expect: { c1: { ...shielded, on: '2026-11-17' } },
    why: 'Felony possession of drugs may be shielded like a misdemeanor. § 67-3004(11)(a).',
    source: shieldLaw,
  },
  {
    title: 'Selling drugs',
    asOf,
    life: settled.told({ ...possession, offense: ['drug_sale'], statute: '37-2732(a)' }),
    expect: { c1: { outcome: 'needs_review', relief: 'id-shielding' } },
    why: 'Paragraph (a) is named, but only for possession. § 67-3004(11)(a).',
    source: shieldLaw,
  },
  {
    title: 'Prison for burglary',
    asOf,
    life: settled.told({ ...possession, offense: ['burglary'], statute: '18-1401' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'No felony but drug possession is shielded, and a prison term is not set aside. §§ 67-3004(11), 19-2604(1).',
    source: statutes,
  },
  {
    title: 'Battery with jail',
    asOf,
    life: settled.told({ ...theft, offense: ['assault'], statute: '18-903' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Battery is on the list of violent misdemeanors. § 67-3004(11)(b)(ii).',
    source: shieldLaw,
  },
  {
    title: 'DUI with jail',
    asOf,
    life: settled.told({ ...theft, offense: ['dui'], statute: '18-8004' }),
    expect: { c1: shielded },
    why: 'Only “excessive” DUI (§ 18-8004C) is on the list. § 67-3004(11)(b)(viii).',
    source: shieldLaw,
  },
  {
    title: 'Excessive DUI with jail',
    asOf,
    life: settled.told({ ...theft, offense: ['dui'], statute: '18-8004C' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Excessive DUI is on the list of violent misdemeanors. § 67-3004(11)(b)(viii).',
    source: shieldLaw,
  },
  {
    title: 'Theft with restitution still owed',
    asOf,
    life: settled.told({ ...theft, restitutionPaid: false }),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'The sentence includes all fines and restitution. § 67-3004(11)(c).',
    source: shieldLaw,
  },
  {
    title: 'Theft, and another conviction since',
    asOf,
    life: settled.told(theft, {
      ...theft,
      id: 'c2',
      ...charged('2022-06-01').convicted('2023-01-10', { over: '2023-03-10' }),
    }),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'not_yet', on: '2028-03-10', relief: 'id-shielding' },
    },
    why: 'No conviction may follow, from the end of the sentence until the hearing. § 67-3004(11)(c).',
    source: shieldLaw,
  },
  {
    title: 'Two thefts of two cases, the second before the first sentence was over',
    asOf,
    life: settled.told(
      { ...theft, ...charged('2014-06-01').convicted('2014-11-17', { over: '2015-11-17' }) },
      { ...theft, id: 'c2', ...charged('2015-01-01').convicted('2015-02-10', { over: '2015-12-10' }) },
    ),
    expect: { c1: { ...shielded, pick: 1 }, c2: { ...shielded, pick: 1 } },
    why: 'Only one petition is granted in a life, for one event. § 67-3004(11)(k).',
    source: shieldLaw,
  },
  {
    title: 'Theft, with an open case',
    asOf,
    life: settled.but({ pendingCharges: true }).told(theft),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'No misdemeanor or felony case may be pending. § 67-3004(11)(c).',
    source: shieldLaw,
  },
  {
    title: 'Theft, and a record shielded before',
    asOf,
    life: settled.but({ reliefReceived: 1, facts: { shieldedBefore: true } }).told(theft),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Only one petition is granted in a life. § 67-3004(11)(k).',
    source: shieldLaw,
  },
  {
    title: 'Withheld judgment for felony theft, probation over',
    asOf,
    life: settled.told(withheld),
    expect: { c1: { outcome: 'eligible', on: '2024-06-01', relief: 'id-set-aside' } },
    why: 'After a withheld judgment without a violation the court may set the plea aside and dismiss. § 19-2604(1).',
    source: statutes,
  },
  {
    title: 'Withheld judgment, told as guilty',
    asOf,
    life: settled.told({ ...withheld, ...calledGuilty }),
    expect: { c1: { outcome: 'eligible', on: '2024-06-01', relief: 'id-set-aside' } },
    why: 'A withheld judgment begins with a plea of guilty. § 19-2604(1).',
    source: statutes,
  },
  {
    title: 'Withheld judgment for a felony, dismissed already',
    asOf,
    life: settled.told({ ...withheld, ...calledDismissed }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A dismissal under § 19-2604(1) is not expunged as a dismissed arrest, and a felony theft is not shielded. § 67-3004(10), (11).',
    source: shieldLaw,
  },
  {
    title: 'Withheld judgment, still on probation',
    asOf,
    life: settled.told({
      ...withheld,
      completed: false,
      ...charged('2025-01-01').deferred('2025-06-01', { until: '2027-06-01' }),
    }),
    expect: { c1: { outcome: 'needs_review', relief: 'id-set-aside' } },
    why: 'The court may end probation early if there is no more cause for it. § 19-2604(1)(b).',
    source: statutes,
  },
  {
    title: 'Suspended sentence for burglary, and probation was violated',
    asOf,
    life: settled.told({
      ...possession,
      offense: ['burglary'],
      sentence: ['suspended', 'probation'],
      facts: { probationViolated: true },
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'The court must not have found a violation of probation. § 19-2604(1)(b)(i).',
    source: statutes,
  },
  {
    title: 'Prison and probation for theft, told without more',
    asOf,
    life: settled.told({ ...theft, level: 'felony', sentence: ['prison', 'probation'] }),
    expect: { c1: { outcome: 'needs_review', relief: 'id-set-aside' } },
    why: 'After up to a year in prison the judge can only make the felony a misdemeanor. § 19-2604(2).',
    source: statutes,
  },
  {
    title: 'A year in prison and then probation for theft',
    asOf,
    life: settled.told({
      ...theft,
      level: 'felony',
      sentence: ['prison', 'probation'],
      facts: { rider: true },
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Setting aside is for a suspended sentence. After a “rider” the felony can become a misdemeanor. § 19-2604(1), (2).',
    source: statutes,
  },
  {
    title: 'A protective order is in force',
    asOf,
    life: settled.but({ protectionOrder: true }).told(theft),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'No restraining order may be in effect when the petition is filed. § 67-3004(11)(c).',
    source: shieldLaw,
  },
  {
    title: 'Two crimes of one case',
    asOf,
    life: settled.told(
      { ...theft, caseId: 'k1' },
      { ...theft, id: 'c2', caseId: 'k1', offense: ['trespass'] },
    ),
    expect: { c1: { ...shielded, on: '2026-11-17' }, c2: { ...shielded, on: '2026-11-17' } },
    why: 'More than one crime may be shielded if committed in a single incident. § 67-3004(11)(k).',
    source: shieldLaw,
  },
  {
    title: 'Felony sex crime with a suspended sentence',
    asOf,
    life: settled.told({ ...possession, offense: ['sexual'], sentence: ['suspended', 'probation'] }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A crime that calls for registration is neither dismissed nor reduced. § 19-2604(4).',
    source: statutes,
  },
  {
    title: 'Luring a child online, told without the kind of a sex crime',
    asOf,
    life: settled.told({
      ...possession,
      offense: ['child_victim'],
      statute: '18-1509A',
      sentence: ['suspended', 'probation'],
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Enticing a child over the internet calls for registration, § 18-8304(1)(a). It is not dismissed, § 19-2604(4).',
    source: statutes,
  },
  {
    title: 'Misdemeanor indecent exposure on probation',
    asOf,
    life: settled.told({ ...theft, offense: ['sexual'], statute: '18-4116', sentence: ['probation'] }),
    expect: { c1: { outcome: 'eligible', relief: 'id-set-aside' } },
    why: '§ 18-8304(1)(a) lists indecent exposure, “but excluding a misdemeanor conviction”. § 19-2604(1), (4).',
    source: statutes,
  },
  {
    title: 'Kidnapping in the first degree for a sex crime',
    asOf,
    life: settled.told({
      ...possession,
      offense: ['kidnapping', 'sexual'],
      statute: '18-4502',
      sentence: ['suspended', 'probation'],
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'First degree kidnapping for the purpose of rape or a lewd act calls for registration. §§ 18-8304(1)(a), 19-2604(4).',
    source: statutes,
  },
  {
    title: 'Battery to commit a grave felony, and nobody told which',
    asOf,
    life: settled.told({
      ...possession,
      offense: ['assault', 'violent'],
      statute: '18-911',
      sentence: ['suspended', 'probation'],
    }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'Listed if it was to commit rape or a lewd act, not if it was to maim, kill or rob. § 18-8304(1)(a).',
    source: statutes,
  },
  {
    title: 'Felony drug sale with a suspended sentence, 5 years ago',
    asOf,
    life: settled.told({ ...possession, offense: ['drug_sale'], sentence: ['suspended', 'probation'] }),
    expect: { c1: { outcome: 'eligible', relief: 'id-set-aside' } },
    why: 'A suspended sentence without a violation may be set aside, whatever the crime, sex crimes apart. § 19-2604(1).',
    source: statutes,
  },
  {
    title: 'A charge that was dismissed yesterday',
    asOf,
    life: settled.told(dropped),
    expect: { c1: { outcome: 'eligible', on: '2026-11-16', relief: 'id-arrest-expungement' } },
    why: 'With all charges dismissed the arrest record is expunged on request. § 67-3004(10).',
    source: shieldLaw,
  },
  {
    title: 'Arrested a year ago and never charged',
    asOf,
    life: settled.told({ ...dropped, ...charged('2025-11-17').notProsecuted('2025-11-17') }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'id-arrest-expungement' } },
    why: 'Whoever is not charged within one year of the arrest may ask. § 67-3004(10).',
    source: shieldLaw,
  },
  {
    title: 'Arrested and never charged, the day before the year is over',
    asOf: '2026-11-16',
    life: settled.told({ ...dropped, ...charged('2025-11-17').notProsecuted('2025-11-17') }),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'id-arrest-expungement' } },
    why: 'Whoever is not charged within one year of the arrest may ask. § 67-3004(10).',
    source: shieldLaw,
  },
  {
    title: 'One charge dropped, another of the case a conviction',
    asOf,
    life: settled.told(
      { ...dropped, caseId: 'k1', ...charged('2020-06-01').dismissed('2020-11-17') },
      { ...theft, id: 'c2', caseId: 'k1' },
    ),
    expect: { c1: { outcome: 'needs_review', relief: 'id-shielding-dropped' }, c2: shielded },
    why: 'Not all charges were dismissed, so only shielding with the conviction may help. § 67-3004(10), (11).',
    source: shieldLaw,
  },
  {
    title: 'Prostitution of a trafficking victim',
    asOf,
    life: settled.told({ ...theft, offense: ['prostitution'], statute: '18-5613', traffickingVictim: true }),
    expect: { c1: { outcome: 'eligible', relief: 'id-trafficking-vacatur' } },
    why: 'The court vacates what a trafficker made the person do. § 67-3014(2), (10).',
    source: statutes,
  },
  {
    title: 'Juvenile theft, a year after the court let go',
    asOf,
    life: young.told(youthTheft),
    expect: { c1: { outcome: 'eligible', on: '2024-11-17', relief: 'id-juvenile-expungement' } },
    why: 'Misdemeanors take one year and the age of 18. § 20-525A(2).',
    source: youthLaw,
  },
  {
    title: 'Juvenile felony theft, 3 years after the court let go',
    asOf,
    life: young.told({ ...youthTheft, level: 'felony' }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'id-juvenile-expungement' } },
    why: 'A felony takes three years and the age of 18. § 20-525A(1).',
    source: youthLaw,
  },
  {
    title: 'Juvenile felony theft, the day before',
    asOf: '2026-11-16',
    life: young.told({ ...youthTheft, level: 'felony' }),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'id-juvenile-expungement' } },
    why: 'A felony takes three years and the age of 18. § 20-525A(1).',
    source: youthLaw,
  },
  {
    title: 'Juvenile robbery',
    asOf,
    life: young.told({ ...youthTheft, level: 'felony', offense: ['robbery'], statute: '18-6501' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Armed robbery is among the crimes that are never expunged. § 20-525A(5)(c).',
    source: youthLaw,
  },
  {
    title: 'Juvenile diversion',
    asOf,
    life: young.told({
      ...youthTheft,
      ...charged('2022-06-01').diverted('2022-08-01', { over: '2023-11-17' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'id-juvenile-diversion' } },
    why: 'Diversion takes one year and the age of 18. § 20-525A(3).',
    source: youthLaw,
  },
]);
